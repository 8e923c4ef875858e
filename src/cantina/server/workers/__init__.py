"""Fair executors, deadlines and tuning of the garbage collector."""
