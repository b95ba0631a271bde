import type { AuthoredTask } from 'course-kit/model';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { runBikeShop, setApiKey } from './api-snippets.js';

const OTHER_PORT = 7870;
const runOnOtherPort = runBikeShop.replace(String(tool.defaultPort), String(OTHER_PORT));

export const environmentVariables: AuthoredTask = {
  title: 'Environment Variables Setup',
  description: 'Configure the server and move keys and settings out of your flows into variables.',
  duration: 'Week 2-3',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 75, most: 100 },
  introduction: [
    'You take the settings out of **Bike Shop Helper** from Task 1. The port and the logging go into a file, the opening hours into a global variable, and a secret into a masked variable.',
    `After that, the same flow runs on your laptop and on a server without a change. You need the Python package and the terminal in which you start ${tool.name}. With Docker, pass the same file to \`docker run\` with \`--env-file .env\`. The token below is made up, so no real secret is at risk.`,
  ],
  flow: drawFlow({
    title: 'Where settings and values come from',
    portColors: { ...tool.portColors, Setting: '#64748b', Variable: '#0891b2' },
    nodes: {
      cli: { title: 'Command line option', detail: 'wins', outputs: ['--port: Setting'] },
      file: { title: '.env file', detail: 'comes second', outputs: ['Lines: Setting'] },
      system: { title: 'System variables', detail: 'come last', outputs: ['Values: Setting'] },
      server: {
        title: `${tool.name} server`,
        inputs: ['Settings: Setting'],
        outputs: ['Imported names: Variable'],
      },
      variables: {
        title: 'Global Variables',
        detail: 'in the database',
        inputs: ['Imported: Variable'],
        outputs: ['SHOP_HOURS: Variable'],
      },
      request: {
        title: 'Header of one request',
        detail: 'for this run only',
        outputs: ['SHOP_HOURS: Variable'],
      },
      helper: {
        title: 'Bike Shop Helper',
        detail: 'field shop_hours',
        inputs: ['shop_hours: Variable'],
        outputs: ['Answer: Message'],
      },
    },
    connections: [
      'cli.--port -> server.Settings',
      'file.Lines -> server.Settings',
      'system.Values -> server.Settings',
      'server.Imported names -> variables.Imported',
      'variables.SHOP_HOURS -> helper.shop_hours',
      'request.SHOP_HOURS -> helper.shop_hours',
    ],
  }),
  steps: [
    {
      title: 'Decide what belongs where',
      instruction: [
        'Three places hold values. **Environment variables** set up the server, such as its port. **Global variables** hold values for flows and live in the database. **Model Providers** holds the keys of your models.',
        'A simple test: ask who needs the value. The server before any flow runs? Environment. Several flows, or one flow in several places? Global variable. Only one component, and everyone may read it? Then a field is fine.',
      ],
      expect: 'You can say where these belong: the port, the opening hours, a token of a supplier.',
      facts: ['2.5-1', '2.5-20', '1.1-17', '1.4-14'],
    },
    {
      title: 'Write a .env file',
      instruction: [
        'Stop the server with `Ctrl+C`. In the folder where you start it, create a file named `.env` with the lines below. If you made one in Level 1, keep its lines and add these.',
        'The first two lines set up the server. The third turns usage reports off, and the last two are for step 6.',
      ],
      snippets: [
        {
          label: '.env',
          language: 'bash',
          code: `LANGFLOW_PORT=${OTHER_PORT}\nLANGFLOW_LOG_LEVEL=info\nDO_NOT_TRACK=True\nSHOP_SUPPLIER_TOKEN=made-up-token-123\nLANGFLOW_VARIABLES_TO_GET_FROM_ENVIRONMENT=SHOP_SUPPLIER_TOKEN`,
        },
      ],
      expect: 'The file holds one `NAME=value` per line, without spaces around the sign.',
      warning:
        'Do not add a database address or a secret key here yet. Either one can cut you off from your flows or from stored keys.',
      adds: ['file'],
      facts: ['2.5-3', '2.5-4', '2.5-11', '1.1-16', '1.1-21'],
    },
    {
      title: 'Start with the file',
      instruction: [
        'Start the server with the first command and open the address that the terminal shows. Then stop it, start it with the second command, and compare.',
        'The file is read only when you name it. A setting that "does not work" is often a start without `--env-file`.',
      ],
      snippets: [
        { label: 'Start with the file', language: 'bash', code: 'uv run langflow run --env-file .env' },
        { label: 'Start without it', language: 'bash', code: 'uv run langflow run' },
      ],
      expect: `With the file, the server uses port ${OTHER_PORT} and logs more than before. Without it, it is back on ${tool.defaultPort}.`,
      adds: ['server'],
      facts: ['2.5-2', '2.5-3', '2.5-4', '2.5-5'],
    },
    {
      title: 'See who wins',
      instruction: [
        `The file says ${OTHER_PORT}. Start the server with an option that disagrees. A command line option beats the file, and the file beats a variable of the system.`,
        'Use options for exceptions. Then stop the server and start it with the file alone before you go on.',
      ],
      snippets: [
        {
          label: 'An option against the file',
          language: 'bash',
          code: 'uv run langflow run --env-file .env --port 7880',
        },
      ],
      expect: 'The server runs on port 7880, although the file names another port.',
      failure:
        'If a port is taken, the server picks a free one. Believe the terminal before you doubt the rule.',
      adds: ['cli', 'system'],
      facts: ['2.5-2', '2.5-5', '1.1-7'],
    },
    {
      title: 'Put the opening hours into a variable',
      instruction: [
        'Open **Settings**, **Global Variables** and **Add New**. Keep the **Type** **Generic**, enter `SHOP_HOURS` as **Name**, paste the value into **Value** and select **Save Variable**.',
        'Open **Bike Shop Helper** and add the line below to the **Template** of **Prompt Template**. After **Check & Save**, use the globe icon in the new field `shop_hours` to choose `SHOP_HOURS`. Delete the hours from `shop_facts`, then ask for them in the Playground.',
      ],
      snippets: [
        { label: 'Value', language: 'text', code: 'Tuesday to Saturday, 9:00 to 18:00' },
        { label: 'Line for the template', language: 'text', code: 'Opening hours: {shop_hours}' },
      ],
      expect: 'The answer gives the hours. Change the value in **Settings**, and the next answer follows.',
      adds: ['variables', 'helper'],
      facts: ['2.5-7', '2.5-8', '2.5-9', '1.4-6', '1.3-18'],
    },
    {
      title: 'Import a secret from the environment',
      instruction: [
        'Go back to **Global Variables** and find `SHOP_SUPPLIER_TOKEN`. The server took it from your file, because the last line names it. Imported variables have the type **Credential**.',
        'Well-known names, such as `OPENAI_API_KEY`, are imported without being named. Both types are encrypted in the database, but only **Credential** is masked on the screen.',
      ],
      expect: 'The list shows `SHOP_SUPPLIER_TOKEN` with its value hidden.',
      failure:
        'Separate several names by commas **without** spaces. In Docker, the variables themselves have to reach the container as well.',
      adds: ['variables'],
      facts: ['2.5-8', '2.5-10', '2.5-11', '2.5-12', '2.5-19'],
    },
    {
      title: 'Check what leaves in an export',
      instruction: [
        'Export the flow with **Save with my API keys** off, open the JSON file and search for `SHOP_HOURS`. The field refers to the variable by its name, so another server fills in its own hours.',
        'Now search for anything you would not send by mail. A secret typed into a field travels as it is, and only a variable keeps it at home. For the database of a shared server, `LANGFLOW_REMOVE_API_KEYS=True` blanks password fields that look like keys before they are saved.',
      ],
      expect: 'You find the name `SHOP_HOURS`, and no secret.',
      tip: 'Whoever imports the flow needs variables of the same names. Mention them in the description of the flow.',
      facts: ['1.4-14', '1.4-16', '2.5-14', '2.5-15'],
    },
    {
      title: 'Change a value for one request',
      instruction: [
        'On public holidays the shop closes early. Instead of editing the variable, send another value along with a request, as a header named after the variable. Set your API key in a second terminal first.',
        'This also serves applications with many customers: one flow, and the values of each customer with each call.',
      ],
      snippets: [
        ...setApiKey,
        {
          label: 'Ask with holiday hours on macOS or Linux',
          language: 'bash',
          code: `curl -X POST "${runOnOtherPort}?stream=false" \\\n  -H "Content-Type: application/json" -H "x-api-key: $LANGFLOW_API_KEY" \\\n  -H "X-LANGFLOW-GLOBAL-VAR-SHOP_HOURS: today only 9:00 to 12:00" \\\n  -d '{"input_value": "Until when are you open?", "session_id": "holiday"}'`,
        },
        {
          label: 'The same in Windows PowerShell',
          language: 'powershell',
          code: `$headers = @{ "x-api-key" = $env:LANGFLOW_API_KEY; "X-LANGFLOW-GLOBAL-VAR-SHOP_HOURS" = "today only 9:00 to 12:00" }\n$body = '{"input_value": "Until when are you open?", "session_id": "holiday"}'\n$reply = Invoke-RestMethod -Method Post -Uri "${runOnOtherPort}" -Headers $headers -ContentType "application/json" -Body $body\n$reply.outputs[0].outputs[0].outputs.message.message`,
        },
      ],
      expect: 'This answer says 12:00. The same question in the Playground still says 18:00.',
      failure: 'This header exists since 1.8. Check your release if nothing changes.',
      adds: ['request'],
      facts: ['2.5-17', '1.4', '2.1-14', '0.4'],
    },
    {
      title: 'Keep secrets out of the repository',
      instruction: [
        'Never commit `.env`. Add it to `.gitignore`, and commit a file `.env.example` with the names and no values, so that others know what to fill in.',
        'For a **new** server, create a secret key with the command below and store it safely. It encrypts every stored secret, and all instances of one server need the same key. Your own installation already has one; leave it alone.',
        'To finish, save a version.',
      ],
      snippets: [
        { label: 'Line for .gitignore', language: 'text', code: '.env' },
        {
          label: 'Secret key for a new server',
          language: 'bash',
          code: `python3 -c "from secrets import token_urlsafe; print(f'LANGFLOW_SECRET_KEY={token_urlsafe(32)}')"`,
        },
      ],
      expect: 'Your project has a `.env.example`, and `.env` stays on your computer.',
      warning:
        'Deleting a global variable breaks the flows that use it, and does not cancel the key at its provider. A leaked key has to be revoked there.',
      facts: ['2.5-14', '2.5-16', '2.5-18', '4.4-11', '1.4-8'],
    },
  ],
  resources: [
    {
      title: 'Example of a .env file',
      href: tool.source('.env.example'),
      description: `The variables of ${tool.name} with comments.`,
    },
  ],
  links: [
    {
      title: 'Environment variables',
      href: tool.docs('environment-variables'),
      description: 'The full list.',
    },
    {
      title: 'Global variables',
      href: tool.docs('configuration-global-variables'),
      description: 'Types, import and fallback.',
    },
    { title: 'Command line', href: tool.docs('configuration-cli'), description: 'Options for one start.' },
    {
      title: 'API keys and authentication',
      href: tool.docs('api-keys-and-authentication'),
      description: 'Keys, secrets and who may do what.',
    },
  ],
};
