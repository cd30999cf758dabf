print("inventory")
