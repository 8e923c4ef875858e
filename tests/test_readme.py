"""The README is run: its Python is executed as it stands."""

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_python_in_the_readme_runs():
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    runnable = [block for block in blocks if "import" in block]
    assert len(runnable) >= 2
    for block in runnable:
        exec(compile(block, "README.md", "exec"), {})
