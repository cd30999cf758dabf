extension Spreadsheets {
  /// The headings of Chinese lists, in simplified and in traditional characters.
  static let chinese: [String: String] = [
    // What it is
    "名称": "name", "名稱": "name", "物品": "name", "物品名称": "name", "物品名稱": "name",
    "品名": "name", "描述": "description", "说明": "description", "說明": "description",
    "备注": "notes", "備註": "notes", "数量": "quantity", "數量": "quantity", "链接": "link",
    "連結": "link",
    // Which piece it is
    "品牌": "manufacturer", "厂家": "manufacturer", "制造商": "manufacturer",
    "製造商": "manufacturer", "型号": "model", "型號": "model", "序列号": "serial",
    "序列號": "serial", "資產編號": "asset",
    "资产编号": "asset", "条形码": "barcode", "條碼": "barcode",
    // Where it belongs
    "位置": "place", "地点": "place", "地點": "place", "房间": "place", "房間": "place",
    "存放位置": "place", "标签": "tag", "標籤": "tag", "类别": "category", "類別": "category",
    "分类": "category", "分類": "category", "状态": "condition", "狀態": "condition",
    // How it was bought, and what it is worth
    "购买日期": "bought", "購買日期": "bought", "购入日期": "bought", "价格": "price",
    "價格": "price", "单价": "price", "單價": "price", "购买价格": "price", "購買價格": "price",
    "商店": "shop", "购买地点": "shop", "購買地點": "shop", "店铺": "shop", "订单号": "order",
    "訂單號": "order", "现值": "value", "現值": "value", "估值": "value", "重置价": "replacement",
    "保修": "warranty", "保固": "warranty", "保修期": "warranty", "保修截止": "warranty",
    "保修到期": "warranty",
  ]
}
