"""What a seat may see, and nothing else."""
