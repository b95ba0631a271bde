import type { Snippet } from 'course-kit/model';
import { tool } from '../../tool.js';

/** Puts the key for the API into the terminal, where scripts look for it. */
export const setApiKey: readonly Snippet[] = [
  {
    label: 'Set the key on macOS or Linux',
    language: 'bash',
    code: 'export LANGFLOW_API_KEY="YOUR_API_KEY"',
  },
  {
    label: 'Set the key in Windows PowerShell',
    language: 'powershell',
    code: '$env:LANGFLOW_API_KEY = "YOUR_API_KEY"',
  },
];

/** The address that runs the flow of task 1. */
export const runBikeShop = `${tool.defaultAddress}/api/v1/run/bike-shop-helper`;

/** Asks the flow of task 1 one question. */
export const askBikeShop = `import json
import os
import urllib.request

body = {
    "input_value": "How much is a safety check?",
    "input_type": "chat",
    "output_type": "chat",
    "session_id": "terminal-1",
}
request = urllib.request.Request(
    "${runBikeShop}",
    data=json.dumps(body).encode(),
    headers={
        "Content-Type": "application/json",
        "x-api-key": os.environ["LANGFLOW_API_KEY"],
    },
)
with urllib.request.urlopen(request) as response:
    reply = json.load(response)

print(reply["outputs"][0]["outputs"][0]["outputs"]["message"]["message"])`;

/** Two readers talk to the flow of task 4, each in a session of their own. */
export const twoReaders = `import json
import os
import urllib.request

URL = "${tool.defaultAddress}/api/v1/run/reading-companion"


def ask(reader, text):
    body = {
        "input_value": text,
        "input_type": "chat",
        "output_type": "chat",
        "session_id": reader,
    }
    request = urllib.request.Request(
        URL,
        data=json.dumps(body).encode(),
        headers={
            "Content-Type": "application/json",
            "x-api-key": os.environ["LANGFLOW_API_KEY"],
        },
    )
    with urllib.request.urlopen(request) as response:
        reply = json.load(response)
    answer = reply["outputs"][0]["outputs"][0]["outputs"]["message"]["message"]
    print(f"{reader}: {answer}\\n")


ask("reader-ana", "I am Ana and I am reading Frankenstein.")
ask("reader-ben", "I am Ben and I am reading Dracula.")
ask("reader-ana", "Which book am I reading?")
ask("reader-ben", "Which book am I reading?")`;
