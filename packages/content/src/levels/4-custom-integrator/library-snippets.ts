/** Files of the package that task 5 builds. */
export const PACKAGE_TREE = `lfx-bike-shop/
  pyproject.toml
  README.md
  CHANGELOG.md
  src/
    lfx_bike_shop/
      __init__.py            (empty)
      extension.json
      components/
        bike_shop/
          __init__.py
          stock_lookup.py
          desk_report.py
          order_status.py
  tests/
    test_stock_lookup.py`;

export const PYPROJECT = `[project]
name = "lfx-bike-shop"
version = "1.0.0"
description = "Langflow components for a bicycle shop."
readme = "README.md"
requires-python = ">=3.10,<3.15"
dependencies = ["lfx~=1.12.0", "httpx"]

[project.entry-points."langflow.extensions"]
lfx-bike-shop = "lfx_bike_shop"

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[tool.hatch.build.targets.wheel]
packages = ["src/lfx_bike_shop"]

[tool.pytest.ini_options]
pythonpath = ["src"]`;

export const MANIFEST = `{
  "$schema": "https://schemas.langflow.org/extension/v1.json",
  "id": "lfx-bike-shop",
  "version": "1.0.0",
  "name": "Bike Shop",
  "description": "Stock and orders of a bicycle shop.",
  "lfx": { "compat": ["1"] },
  "capabilities": { "requiresCredentials": true },
  "bundles": [{ "name": "bike_shop", "path": "components/bike_shop" }]
}`;

export const README = `# Bike Shop components

Needs Langflow 1.12. Install with \`uv pip install lfx_bike_shop-1.0.0-py3-none-any.whl\` and restart the server.

| Component | What it does | Needs |
| --- | --- | --- |
| Stock Lookup | finds parts by name or price | a stock list |
| Desk Report | joins two lists, counts searches of a run | two Stock Lookups |
| Order Status | state of a repair | the Credential WORKSHOP_API_KEY |

## Promises

- Class names, name and ports stay the same within version 1.
- A component we no longer recommend is marked as legacy first.`;

export const CHANGELOG = `# Changes

## 1.0.0

- First release: Stock Lookup, Desk Report and Order Status.`;

export const DOCKERFILE = `FROM langflowai/langflow:1.12.5
COPY dist/lfx_bike_shop-1.0.0-py3-none-any.whl /tmp/
RUN pip install /tmp/lfx_bike_shop-1.0.0-py3-none-any.whl`;
