"""Tables that are in the memory of this process, with everybody who is connected to them."""
