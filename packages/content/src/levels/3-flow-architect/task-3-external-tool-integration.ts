import type { AuthoredTask } from 'course-kit/model';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import {
  MAKE_DATABASE,
  PLANNER_RULES,
  SUN_ADDRESS,
  SUN_DESCRIPTION,
  WEATHER_SERVER,
} from './task-3-external-tools-snippets.js';

export const externalToolIntegration: AuthoredTask = {
  title: 'External Tool Integration',
  description:
    'Connect an agent to the web, to an API and to a tool server, and set limits to what it may do.',
  duration: 'Week 2',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 120, most: 180 },
  introduction: [
    'You will build a ride planner for a cycling club. Its agent searches the web, reads the club database, asks an API for the sunset, and gets the weather from an MCP server. MCP is a common protocol through which programs offer tools to agents.',
    'Every tool is also a door. A tool with a vague description gets called at the wrong time, and a tool without limits can do harm. Test each tool on its own first. Then describe it, then limit it. None of the four tools needs a key; only your model does. The weather step assumes the Python package; on Desktop or in Docker, leave it out.',
  ],
  flow: drawFlow({
    title: 'Ride Planner: one agent with four outside tools',
    nodes: {
      question: { title: 'Chat Input', outputs: ['Chat Message: Message'] },
      search: { title: 'Web Search', detail: 'Tool Mode', outputs: ['Toolset: Tool'] },
      sun: { title: 'API Request', detail: 'Tool Mode', outputs: ['Toolset: Tool'] },
      database: { title: 'SQL Database', detail: 'Tool Mode', outputs: ['Toolset: Tool'] },
      weather: { title: 'MCP Tools', detail: 'server weather', outputs: ['Toolset: Tool'] },
      agent: {
        title: 'Agent',
        inputs: ['Input: Message', 'Tools: Tool'],
        outputs: ['Response: Message'],
      },
      answer: { title: 'Chat Output', inputs: ['Inputs: Message'] },
    },
    connections: [
      'question.Chat Message -> agent.Input',
      'search.Toolset -> agent.Tools',
      'sun.Toolset -> agent.Tools',
      'database.Toolset -> agent.Tools',
      'weather.Toolset -> agent.Tools',
      'agent.Response -> answer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Prepare the agent and a database',
      instruction: [
        `Save the script as \`make_db.py\` in the folder from which you start ${tool.name}, and run it there with \`python make_db.py\`.`,
        'Create a flow from **Simple Agent**, name it `Ride Planner`, delete **URL** and **Calculator**, and choose a model. Add the rules below to **Agent Instructions**.',
      ],
      snippets: [
        { label: 'make_db.py', language: 'python', code: MAKE_DATABASE },
        { label: 'Rules for the agent', language: 'text', code: PLANNER_RULES },
      ],
      expect: 'The folder holds a file `club.db`, and the agent has no tools connected.',
      adds: ['question', 'agent', 'answer'],
      facts: ['1.5-1', '1.5-2', '1.5-8'],
    },
    {
      title: 'Connect the web',
      instruction: [
        'Add **Web Search** and try it alone: leave **Search Mode** on **Web**, type `cycling events Ghent` as the query and run it. Each row of the result has a title, a link, a snippet and the content of the page.',
        'Turn on **Tool Mode** and connect **Toolset** to **Tools**.',
      ],
      expect: '**Inspect output** shows a table of pages. After that, a cyan edge leads to the agent.',
      failure:
        'The component reads public result pages, which may slow you down or refuse you. For production, the bundles have search services with a key, such as Tavily or Exa; some need an extra package.',
      adds: ['search'],
      facts: ['3.3-4', '3.3-5', '3.3-6', '1.5-9', '1.2-11'],
    },
    {
      title: 'Try an API by hand',
      instruction: [
        'Add **API Request**. Leave **Mode** on URL and the method on GET, paste the address below and run the component. The two numbers are the position of Ghent.',
        'The service (sunrise-sunset.org) is free and needs no key. Never hand an API to an agent before you have seen a real answer yourself.',
      ],
      snippets: [{ label: 'Address', language: 'text', code: SUN_ADDRESS }],
      expect: 'The output is JSON. Look for `sunrise` and `sunset` inside it.',
      tip: 'The service belongs to other people and may be away for a while. The lesson works without it; leave this tool out then.',
      failure:
        '**Follow Redirects** is off since 1.7, so use the final address of an API. The component does not try again after an error either.',
      facts: ['3.3-1', '3.3-2', '1.2-11'],
    },
    {
      title: 'Turn the API into a tool',
      instruction: [
        'Turn on **Tool Mode** for **API Request** and connect **Toolset** to **Tools**. In **Edit Tool Actions**, set the slug to `sun_times` and paste the description. It tells the agent the form of the address and what it may change.',
        'Ask the agent for the sunset in Antwerp and open the tool call.',
      ],
      snippets: [{ label: 'Description', language: 'text', code: SUN_DESCRIPTION }],
      expect: 'The input of the call is your address with other numbers, and the answer names a time.',
      adds: ['sun'],
      facts: ['1.5-9', '1.5-10', '1.5-6', '3.3-7'],
    },
    {
      title: 'Let the agent read the database',
      instruction: [
        'Add **SQL Database** and set **Database URL** to the value below. Put `SELECT * FROM routes` into **SQL Query** and run it.',
        'Then turn on **Tool Mode**, connect it, and ask for all routes below 50 km. From now on the agent writes the query.',
      ],
      snippets: [{ label: 'Database URL', language: 'text', code: 'sqlite:///club.db' }],
      expect: 'Alone, it returns three routes. The agent answers with River Loop and Harbor Ride.',
      failure:
        'If the table is not found, write the whole path after `sqlite:///`. If the file itself is refused, your server sets `LANGFLOW_RESTRICT_LOCAL_FILE_ACCESS`, which blocks local databases. Then leave this tool out and paste the three routes into **Agent Instructions**.',
      adds: ['database'],
      facts: ['3.3-7', '3.3-8', '1.5-6'],
    },
    {
      title: 'Add a tool server',
      instruction: [
        `Install the weather server into the environment in which ${tool.name} runs. Then open **MCP** in the sidebar, select **Add MCP Server**, go to the **JSON** tab, paste the configuration and confirm.`,
        'Drag the new server from the sidebar onto the canvas. An **MCP Tools** component appears. Leave **Tool** blank to offer all tools, turn on **Tool Mode** and connect it.',
      ],
      snippets: [
        { label: 'Install the server', language: 'bash', code: 'uv pip install mcp_weather_server' },
        { label: 'Configuration', language: 'json', code: WEATHER_SERVER },
      ],
      expect:
        'The component lists the actions of the server, and the agent can tell you the weather in Ghent.',
      warning: `An MCP server is a program that runs on your computer with your rights. Install only servers you trust. No actions? Check that \`python -m mcp_weather_server\` starts in the terminal of ${tool.name}.`,
      adds: ['weather'],
      facts: ['3.3-11', '3.3-12', '3.3-20', '1.5-19'],
    },
    {
      title: 'Set limits',
      instruction: [
        'Remove what is not needed: in **Edit Tool Actions** of **MCP Tools**, switch off every action except the one for the current weather.',
        'Ask before it matters: in **Edit Tool Actions** of **SQL Database** (or **Web Search**), open the row of the action and turn on **Requires approval** (since 1.11). Then click **Agent**, select **Parameters**, and **Add** in the row of **Max Iterations**. Lower it from 15 to 8 on the component, so that the agent cannot go round in circles.',
        'Guard your network and data: requests to private addresses are blocked unless they are listed in `LANGFLOW_SSRF_ALLOWED_HOSTS`. For a real database, use an account that may only read.',
      ],
      expect:
        'When the agent wants to use that tool, the run pauses until you choose **Approve** or **Reject**.',
      warning:
        'Rules in the instructions are requests, not locks. Only switches and rights really stop an agent.',
      adds: ['agent', 'weather', 'database'],
      facts: ['1.5-10', '1.5-16', '1.5-18', '3.3-3'],
    },
    {
      title: 'Run the whole planner and go on',
      instruction: [
        'Start a new chat with the request below. Compare the calls with your rules: every tool for its own purpose, and none for a job of another.',
        'Then change the address in the description of `sun_times` to a host that does not exist and ask again. Repair it and save a version.',
        'Stretch goal: offer a flow as a tool to others. On the **Projects** page, open the tab **MCP Server**, select **Edit Tools**, and give a flow with a **Chat Output** a clear name.',
      ],
      snippets: [
        {
          label: 'Request',
          language: 'text',
          code: 'Plan a ride from Ghent for today that ends before sunset, at 18 km per hour at most. What is the weather like, and are there events on the way?',
        },
      ],
      expect:
        'You get a route from the database, weather and daylight. With the broken address, the planner reports the failure.',
      facts: ['1.5-6', '1.5-11', '1.4-8', '3.3-15'],
    },
  ],
  resources: [
    {
      title: 'Weather MCP server',
      href: 'https://github.com/isdaniel/mcp_weather_server',
      description: 'Source and list of actions.',
    },
  ],
  links: [
    { title: 'MCP client', href: tool.docs('mcp-client'), description: 'Register and use tool servers.' },
    { title: 'API Request', href: tool.docs('api-request'), description: 'All parameters.' },
    { title: 'Web Search', href: tool.docs('web-search'), description: 'Modes and columns.' },
    { title: 'MCP server', href: tool.docs('mcp-server'), description: 'Offer your flows as tools.' },
  ],
};
