/** Lists the latest runs of a flow from the built-in traces. Uses the standard library only. */
export const LIST_RUNS = `import json
import os
import urllib.parse
import urllib.request

base = os.environ.get("LANGFLOW_URL", "http://127.0.0.1:7860")
query = urllib.parse.urlencode({"flow_id": os.environ["FLOW_ID"], "page": 1, "size": 50})
request = urllib.request.Request(
    f"{base}/api/v1/monitor/traces?{query}",
    headers={"x-api-key": os.environ["LANGFLOW_API_KEY"]},
)
with urllib.request.urlopen(request, timeout=30) as response:
    runs = json.load(response)["traces"]

for run in sorted(runs, key=lambda r: r.get("totalLatencyMs") or 0, reverse=True):
    print(run.get("status"), run.get("totalLatencyMs"), "ms", run.get("totalTokens"), "tokens", run.get("sessionId"))`;

export const RUN_SCRIPT_UNIX = `export LANGFLOW_API_KEY=YOUR_API_KEY
export FLOW_ID=YOUR_FLOW_ID
python3 list_runs.py`;

export const RUN_SCRIPT_WINDOWS = `$env:LANGFLOW_API_KEY = "YOUR_API_KEY"
$env:FLOW_ID = "YOUR_FLOW_ID"
python list_runs.py`;

export const LANGFUSE_ENV = `LANGFUSE_SECRET_KEY=YOUR_SECRET_KEY
LANGFUSE_PUBLIC_KEY=YOUR_PUBLIC_KEY
LANGFUSE_BASE_URL=YOUR_BASE_URL`;

export const LOG_ENV = `LANGFLOW_LOG_LEVEL=INFO
LANGFLOW_LOG_FILE=langflow.log`;
