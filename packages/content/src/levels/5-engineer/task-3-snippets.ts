/** Listings of the task "Template & Standards Creation". */

export const card = `Template: Support Reply
Solves: a first answer to customers
For whom: ...
Same everywhere: structure, tone, what to do when rules are silent
Different everywhere: shop name, shop rules
Not for: complaints, legal questions
Owner: ...`;

export const prompt = `You write replies for the support desk of {shop_name}.

Rules of the shop:
{shop_rules}

Earlier messages of this customer:
{memory}

Answer in at most four sentences. If the rules do not cover the question, say so and offer to pass it on.`;

export const readme = `# Support Reply

## Purpose
A first answer to customers, from the rules of one shop.

## Before you start
- A model provider is set up in Model Providers.
- Two global variables of type Generic exist: SHOP_NAME, SHOP_RULES.

## Quick start
1. Choose a model in Language Model.
2. Choose both variables in Prompt Template with the globe icon.
3. Ask in the Playground: How long does a repair take?
4. You should see the number of days from your rules.

## Owner
Support team, support@example.com. Version 1.0.0, built with Langflow 1.12.`;

export const standard = `# House standard for flows, version 1

| Rule | Checked by |
| --- | --- |
| Name of up to three words, description of one sentence | script |
| Endpoint name in lowercase with hyphens | script |
| Note with purpose, prerequisites, quick start, owner | script |
| No key in any field; values from variables | script |
| Structure valid at level 4 | lfx validate |
| Session ID set by the application | review |
| Callers change only released fields | review |
| Text from strangers passes Guardrails | review |
| Risky tools require approval | review |
| Finished flows locked, with a saved version | review |`;

export const checker = `"""Checks exported flows against the house standard: python3 check_template.py FILE..."""
import json
import re
import sys
from pathlib import Path

HEADINGS = ["## Purpose", "## Before you start", "## Quick start", "## Owner"]


def secrets_in(node: dict) -> list[str]:
    fields = node["data"]["node"].get("template", {}).items()
    return [
        f"key written into {node['id']}, field {name}"
        for name, field in fields
        if isinstance(field, dict)
        and field.get("password")
        and field.get("value")
        and not field.get("load_from_db")
    ]


def faults_of(flow: dict) -> list[str]:
    nodes = flow["data"]["nodes"]
    notes = "\\n".join(
        node["data"]["node"].get("description") or "" for node in nodes if node["type"] == "noteNode"
    )
    rules = {
        "name has more than three words": 1 <= len(flow["name"].split()) <= 3,
        "description is missing": bool(flow.get("description")),
        "endpoint name is missing or malformed": re.fullmatch("[a-z0-9-]+", flow.get("endpoint_name") or ""),
        "tags are missing": bool(flow.get("tags")),
        "version of Langflow is missing": bool(flow.get("last_tested_version")),
        **{f"note lacks the heading {heading}": heading in notes for heading in HEADINGS},
    }
    faults = [fault for fault, passed in rules.items() if not passed]
    return faults + [secret for node in nodes for secret in secrets_in(node)]


failed = False
for path in sys.argv[1:]:
    faults = faults_of(json.loads(Path(path).read_text(encoding="utf-8")))
    failed = failed or bool(faults)
    print(path, "meets the standard" if not faults else "\\n  - " + "\\n  - ".join(faults))
sys.exit(1 if failed else 0)`;
