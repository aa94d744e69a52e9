"""The screens that both games share: menus, forms, records, and the frame around a game."""
