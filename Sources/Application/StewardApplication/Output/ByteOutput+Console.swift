public import StewardCommandLine
public import StewardInterchange

extension ByteOutput {
  /// An output that hands its bytes to a stream of the program.
  public convenience init(to output: OutputWriter) {
    self.init { bytes in try output.append { $0.append(contentsOf: bytes) } }
  }
}
