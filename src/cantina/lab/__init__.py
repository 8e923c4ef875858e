"""What is worked out from many games."""
