import type { AuthoredTask } from 'course-kit/model';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import {
  LANGFUSE_ENV,
  LIST_RUNS,
  LOG_ENV,
  RUN_SCRIPT_UNIX,
  RUN_SCRIPT_WINDOWS,
} from './task-4-observability-snippets.js';

export const observabilitySetup: AuthoredTask = {
  title: 'Observability Setup',
  description:
    'Record runs with the built-in traces and a tracing service, and read them to solve a problem.',
  duration: 'Week 3',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 90, most: 120 },
  introduction: [
    'An answer tells you that something is wrong. A trace tells you where. In this task you read the traces of your **Ride Planner**, find its slowest and most costly step, break it on purpose and find the cause without guessing. Any other agent with a tool will do as well.',
    'Then you collect the numbers with a script and send the same runs to Langfuse, a tracing service. That step needs a Langfuse account or a Langfuse server of your own; everything else works without one.',
  ],
  flow: drawFlow({
    title: 'Where the record of one run goes',
    portColors: { Run: '#6366f1', Spans: '#0891b2', 'Log lines': '#b45309' },
    nodes: {
      run: {
        title: 'Flow run',
        detail: 'Ride Planner',
        outputs: ['Spans: Spans', 'Log lines: Log lines'],
      },
      native: {
        title: 'Built-in traces',
        detail: 'in the database',
        inputs: ['Spans: Spans'],
        outputs: ['Runs: Run'],
      },
      langfuse: { title: 'Langfuse', detail: 'optional service', inputs: ['Spans: Spans'] },
      log: { title: 'Server log', inputs: ['Log lines: Log lines'] },
      activity: { title: 'Flow Activity', detail: 'in the editor', inputs: ['Runs: Run'] },
      script: { title: 'list_runs.py', detail: 'over the API', inputs: ['Runs: Run'] },
    },
    connections: [
      'run.Spans -> native.Spans',
      'run.Spans -> langfuse.Spans',
      'run.Log lines -> log.Log lines',
      'native.Runs -> activity.Runs',
      'native.Runs -> script.Runs',
    ],
  }),
  steps: [
    {
      title: 'Produce runs worth looking at',
      instruction: [
        'Open **Ride Planner** and switch **Requires approval** off in **Edit Tool Actions** of the tool, so that no run waits for you. Send each line below in a chat of its own: no tool, one tool, several tools.',
        'Traces are on by default, so there is nothing to install.',
      ],
      snippets: [
        {
          label: 'Three requests',
          language: 'text',
          code: 'Greet the club in one sentence.\nWhich routes are shorter than 50 km?\nIs there a route from Ghent that I can finish before sunset today? How is the weather?',
        },
      ],
      expect: 'You have three sessions with one answer each.',
      adds: ['run'],
      facts: ['3.4-1', '1.4-11', '1.2-12'],
    },
    {
      title: 'Find the runs in Flow Activity',
      instruction: [
        'Close the Playground and select **Traces** in the sidebar. **Flow Activity** opens with one line for each run. Try the filters for session, status and time.',
        'Guess which of your three runs was the slowest before you read the numbers.',
      ],
      expect: 'You can tell your three runs apart by their session or time.',
      failure:
        'Traces belong to the flow that is open. If the list is empty, check the filters first, then whether `LANGFLOW_NATIVE_TRACING` was set to false.',
      adds: ['native', 'activity'],
      facts: ['3.4-1', '3.4-2'],
    },
    {
      title: 'Read one trace from top to bottom',
      instruction: [
        'Click the run with several tools. **Trace Details** shows a tree of **spans**: the run, the components in it, and below the agent each call of the model and of a tool.',
        'Open a span of a tool and compare inputs and outputs. Then open a span of the model and find its name and token counts. Write down the slowest span and the one with the most tokens.',
      ],
      expect: 'You can name both spans, and you know how many times the model was called for one question.',
      adds: ['activity'],
      facts: ['3.4-2', '3.4-3', '3.1-19'],
    },
    {
      title: 'Make the run cheaper',
      instruction: [
        'Each model call of an agent carries its instructions, the descriptions of its tools and the results so far. Search results are often the largest part.',
        'Change **one** thing. Disconnect a tool that the question does not need, or choose a smaller model. Send the third request in a new chat and compare both traces.',
      ],
      expect: 'The tokens or the duration changed, and you know which change caused it.',
      tip: 'Runs differ from each other anyway. Repeat each variant three times before you decide.',
      adds: ['run', 'activity'],
      facts: ['3.1-11', '3.4-3', '1.4-7'],
    },
    {
      title: 'Break it and find the cause',
      instruction: [
        'Disconnect **SQL Database** (or another tool) from **Tools** and ask for short routes in a new chat. Then connect it again, change the file name in **Database URL** to `club-old.db`, and ask once more. Both answers disappoint, but for different reasons.',
        'Explain each from its trace alone: is the span of the tool missing, did it fail with an error, or did it return something useless? Repair the address afterwards.',
      ],
      expect:
        'The first trace has no span of the tool. In the second, the span holds an error or an empty result.',
      tip: 'The status of a run may look fine although a tool failed, because an agent can cope with that. Read the spans as well.',
      adds: ['run', 'activity'],
      facts: ['3.4-2', '3.4-3', '3.3-8'],
    },
    {
      title: 'Collect the numbers with a script',
      instruction: [
        'Create a key in **Settings**, **Langflow API Keys**, **Add New**. You find the id of the flow in the code under **Share**, **API access**.',
        'Save the script as `list_runs.py` and start it in a second terminal. It needs no extra packages. For one run as a file, use **Download** in the trace instead.',
      ],
      snippets: [
        { label: 'list_runs.py', language: 'python', code: LIST_RUNS },
        { label: 'Start it on macOS or Linux', language: 'bash', code: RUN_SCRIPT_UNIX },
        { label: 'Start it on Windows', language: 'powershell', code: RUN_SCRIPT_WINDOWS },
      ],
      expect: 'One line for each run, the slowest first, with status, milliseconds, tokens and session.',
      failure:
        'Error 401 or 403 means that the key is missing or wrong. These addresses serve the editor itself and may change, so check the script after an upgrade.',
      adds: ['script'],
      facts: ['3.4-2', '3.4-4', '2.1-12', '1.4'],
    },
    {
      title: 'Send runs to a tracing service',
      instruction: [
        'Create a project in Langfuse, in its cloud or on a server of your own, and copy its secret key, public key and base address into your `.env` file. Restart with the second snippet and run a flow.',
        'Older guides say `LANGFUSE_HOST` for the address. Other services, such as LangSmith, Opik or Arize Phoenix, work the same way with their own variables.',
      ],
      snippets: [
        { label: 'Lines for the .env file', language: 'bash', code: LANGFUSE_ENV },
        { label: 'Start with the .env file', language: 'bash', code: 'uv run langflow run --env-file .env' },
      ],
      expect: 'After the next run, Langfuse lists a trace with the same components.',
      warning:
        'Questions, answers and tool results leave your computer, and the setting counts for **every** flow and user of the server. Remove the variables and restart to stop it.',
      adds: ['langfuse'],
      facts: ['3.4-5', '3.4-18', '3.4-19', '3.4-20', '2.5-3'],
    },
    {
      title: 'Add the log and a routine',
      instruction: [
        'Traces show flows; the server log shows the server. Add the lines below to `.env` and restart. Values such as keys can be hidden with `LANGFLOW_LOG_REDACT_KEYS`.',
        '**New in 1.12:** with `OTEL_EXPORTER_OTLP_ENDPOINT`, the server reports its health to OpenTelemetry, without prompts and without spans of components.',
        'Write your routine into a note: look at the failed runs first, then at the slowest, then at the most costly. Save a version. Stretch goal: let the script print only runs over 20 seconds.',
      ],
      snippets: [{ label: 'Lines for the .env file', language: 'bash', code: LOG_ENV }],
      expect: 'A file `langflow.log` grows while you work, and your note says what you check and when.',
      adds: ['log'],
      facts: ['3.4-12', '3.4-13', '3.4-15', '1.4-8'],
    },
  ],
  resources: [
    {
      title: 'Langfuse',
      href: 'https://github.com/langfuse/langfuse',
      description: 'Source, and ways to run it yourself.',
    },
  ],
  links: [
    { title: 'Traces', href: tool.docs('traces'), description: 'What is recorded and how to read it.' },
    {
      title: 'Langfuse integration',
      href: tool.docs('integrations-langfuse'),
      description: 'Variables and a setup with Docker.',
    },
    {
      title: 'LangSmith integration',
      href: tool.docs('integrations-langsmith'),
      description: 'If you use LangSmith already.',
    },
    { title: 'Logs', href: tool.docs('logging'), description: 'Levels, files and redaction.' },
  ],
};
