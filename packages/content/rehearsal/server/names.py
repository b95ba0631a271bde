"""Prints which names of the course the installed release defines: variables, commands, flags, and what Python imports.

Usage: python names.py <folder of the course>
"""

import contextlib
import importlib
import json
import re
import sys
from pathlib import Path

import typer

with contextlib.redirect_stdout(sys.stderr):
    from langflow.__main__ import app as langflow
    from lfx.__main__ import app as lfx
    from lfx.services.settings.auth import AuthSettings
    from lfx.services.settings.base import Settings

COURSE = "\n".join(path.read_text("utf-8") for path in sorted(Path(sys.argv[1]).rglob("*.md")))
# What the code reads from the environment by itself, and flags that it gives to the commands of others.
LITERAL = re.compile(r"""["']((?:LANGFLOW|LFX|LANGFUSE|OTEL)_[A-Z0-9_]+|DO_NOT_TRACK|--langflow-[a-z-]+)["']""")
IMPORT = re.compile(r"^from (lfx[\w.]*) import (.+)$", re.MULTILINE)


def commands(command, name):
    """All commands below this one, each with its flags."""
    context = typer.Context(command)
    flags = {flag for option in command.get_params(context) for flag in option.opts if flag.startswith("--")}
    below = getattr(command, "commands", {})
    return {name: flags} | {
        path: its for word, one in below.items() for path, its in commands(one, f"{name} {word}").items()
    }


def literals():
    for package in ("langflow", "lfx", "langflow_sdk"):
        for file in Path(importlib.import_module(package).__file__).parent.rglob("*.py"):
            yield from LITERAL.findall(file.read_text("utf-8"))


def imports():
    for module, names in IMPORT.findall(COURSE):
        for name in names.split(","):
            if hasattr(importlib.import_module(module), name.strip()):
                yield f"{module}.{name.strip()}"


def used(names):
    return sorted({name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", COURSE)})


found = commands(typer.main.get_command(lfx), "lfx") | commands(typer.main.get_command(langflow), "langflow")
settings = [f"LANGFLOW_{field.upper()}" for kind in (Settings, AuthSettings) for field in kind.model_fields]
read = set(literals())
names = {
    "variable": used([*settings, *(name for name in read if not name.startswith("--"))]),
    "command": used(found),
    "flag": used([*set().union(*found.values()), *(name for name in read if name.startswith("--"))]),
    "import": sorted(set(imports())),
}
print(json.dumps(names, indent=2))
