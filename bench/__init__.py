"""What Fourfold claims, measured."""
