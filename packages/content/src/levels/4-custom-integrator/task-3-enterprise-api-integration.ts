import type { AuthoredTask } from 'course-kit/model';
import { asTool, components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { ORDER_STATUS, PRACTICE_API } from './order-status-snippets.js';

export const enterpriseApiIntegration: AuthoredTask = {
  title: 'Enterprise API Integration',
  description: 'Connect a protected API that limits its callers, and handle every answer it can give.',
  duration: 'Week 2-3',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 120, most: 180 },
  introduction: [
    'The bicycle shop has a workshop, and the workshop has an API: it wants a key, it slows down eager callers, and it fails now and then. You will write **Order Status**, a component that copes with all of that and lets an agent tell customers how their repair is going.',
    'Everything that can go wrong is built into a small practice API, which runs on your own computer and needs no account. Only the agent in the last two steps needs a model. The pattern fits almost any company API you will meet later.',
  ],
  flow: drawFlow({
    title: 'Workshop desk',
    nodes: {
      question: components.chatInput,
      orders: asTool('Order Status'),
      agent: components.agent,
      answer: components.chatOutput,
    },
    connections: [
      'question.Chat Message -> agent.Input',
      'orders.Toolset -> agent.Tools',
      'agent.Response -> answer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Start the practice API',
      instruction: [
        'Save the first snippet as `practice_api.py` in your folder `bike-shop`, open a second terminal there, and start it with the second. On Windows, type `python`. Leave it running.',
        'Call it with the third snippet in another terminal. The key `practice-key` is a password for this exercise only, so it may stand in a command. A real key may not.',
      ],
      snippets: [
        { label: 'Content of practice_api.py', language: 'python', code: PRACTICE_API },
        { label: 'Start the practice API', language: 'bash', code: 'python3 practice_api.py' },
        {
          label: 'Ask for an order',
          language: 'bash',
          code: 'curl -i -H "Authorization: Bearer practice-key" http://127.0.0.1:8099/orders/B-17',
        },
      ],
      expect:
        'The reply starts with status 200 and says that order B-17 is ready. Without the header, the status is 401.',
      failure: `The API listens on this computer only. A ${tool.name} in Docker cannot reach it at this address.`,
      facts: ['4.3-1'],
    },
    {
      title: 'Store the key as a credential',
      instruction: [
        'Open **Settings**, then **Global Variables**, and select **Add New**. Enter the name `WORKSHOP_API_KEY`, choose the type **Credential**, enter the value `practice-key` and select **Save Variable**.',
        'Both types of variables are encrypted in the database, but only a Credential is hidden in the interface. Flows refer to it by name, so an exported flow does not carry the key.',
      ],
      expect: 'The list shows `WORKSHOP_API_KEY`, and its value is masked.',
      facts: ['2.5-7', '2.5-8', '1.4-14', '4.4-18'],
    },
    {
      title: 'Try the way without code',
      instruction: [
        'Before you write code, see how far a ready component goes. Put **API Request** into a blank flow, enter the address below and run it. In 1.12, a guard is on by default that refuses private addresses such as this one.',
        'Stop the server, put the second snippet into the file `.env`, which allows this one host, and start again with the third. Run the component once more, with **Include HTTPx Metadata** switched on: select **Parameters**, then **Add** in its row, and turn on the switch on the component.',
      ],
      snippets: [
        { label: 'Address', language: 'text', code: 'http://127.0.0.1:8099/orders/B-17' },
        {
          label: 'Line for the .env file',
          language: 'bash',
          code: 'LANGFLOW_SSRF_ALLOWED_HOSTS=127.0.0.1',
        },
        {
          label: 'Start with both',
          language: 'bash',
          code: 'uv run langflow run --env-file .env --components-path ./components',
        },
      ],
      expect:
        'First an error about a blocked address, then an answer of the API. Look for the status 401 in it, because no key was sent.',
      tip: 'API Request suits open and patient APIs. It has no retry, and its ordinary fields take no Credential.',
      facts: ['3.3-1', '3.3-2', '3.3-3', '4.3-1', '4.3-4', '4.3-5', '4.3-13', '2.5-3', '2.5-5'],
    },
    {
      title: 'Write the component',
      instruction: [
        'Save the code below as `order_status.py` in `components/bike_shop`, add it to `__init__.py`, and restart the server. Read it in two halves: `_ask` gets a reply, and `fetch_order` decides what the reply means.',
        'Note three details. `SecretStrInput` holds the key. The timeout keeps a silent API from blocking your flow. And `quote` makes the order number safe, because an agent or a stranger may have written it.',
      ],
      snippets: [
        { label: 'Content of order_status.py', language: 'python', code: ORDER_STATUS },
        {
          label: 'Content of __init__.py',
          language: 'python',
          code: 'from .desk_report import DeskReport\nfrom .order_status import OrderStatus\nfrom .stock_lookup import StockLookup\n\n__all__ = ["DeskReport", "OrderStatus", "StockLookup"]',
        },
      ],
      expect: 'The sidebar category lists **Order Status**.',
      warning:
        'The guard of step 3 belongs to **API Request**. Do not count on it in code of your own, and call only addresses that you chose.',
      facts: ['4.1-11', '4.2-14', '4.3-1', '4.3-2', '4.3-13'],
    },
    {
      title: 'Give it the secret',
      instruction: [
        'Drag **Order Status** onto the canvas. Click the globe in **API Key** and choose `WORKSHOP_API_KEY`. Type `B-17` into **Order Number** and run the component.',
        'A secret input is masked on the screen, takes a stored variable by its name and accepts no connection. In your code, `self.api_key` is an ordinary text. In results, status and logs, its value is replaced by asterisks.',
        'Now open the globe in **Base URL** and look for the same variable. The list of an ordinary field has no Credentials in it. Leave the address as it is.',
      ],
      expect:
        'The run returns the order as JSON. The list of **Base URL** does not offer `WORKSHOP_API_KEY`.',
      facts: ['1.3-18', '4.2-17', '4.3-2', '4.3-3', '4.3-4'],
    },
    {
      title: 'Watch the pauses grow',
      instruction: [
        'Order `B-18` is refused three times with status 429, "too many calls", before it is answered. Run the component with this number and watch the terminal of the API.',
        'The first refusal carries the header `Retry-After: 2`, and the component obeys it. The others carry nothing, so it waits on its own, twice as long each time and never more than 30 seconds. That is **backoff**: it leaves the API room to recover.',
      ],
      expect:
        'The terminal shows 429 three times and then 200. The logs in **Inspect output** name pauses of 2, 2 and 4 seconds.',
      warning: 'Retry only what is safe to do twice. Reading an order is; placing one may not be.',
      facts: ['4.3-6', '4.3-8', '4.3-10', '4.2-16'],
    },
    {
      title: 'Go through every failure',
      instruction: [
        'Try the cases below one after the other. They are three kinds. A **passing** fault, such as 429 or a timeout, deserves another try. A **lasting** fault, such as 401 or 403, stops at once with a message that says who can repair it; so does 500 here. **Not found** is a normal answer, so it comes back as data and the flow continues.',
        'For the last two cases, edit the value of the variable, and set it back to `practice-key` afterwards.',
      ],
      snippets: [
        {
          label: 'Cases to try',
          language: 'text',
          code: 'B-19                      slow: four timeouts, about 20 seconds\nB-20                      fault 500: one try, clear message\nB-99                      not found: an error inside the data\nB-17 with intern-key      403: known key, missing right\nB-17 with old-key         401: refused key',
        },
      ],
      expect:
        'Each case ends with a message that tells a colleague what to do. For 401, the API logs a single call.',
      warning:
        'Never retry a refused key. It cannot get better by itself, and some systems lock an account after several attempts.',
      facts: ['4.1-15', '4.3-9', '4.3-10'],
    },
    {
      title: 'Hand it to an agent',
      instruction: [
        'Create a flow from **Simple Agent**, choose a model, and remove **Calculator** and **URL**. Add **Order Status**, choose the variable for its key, turn on **Tool Mode** and connect **Toolset** to **Tools**.',
        'Ask with the first prompt. Then change the variable to `old-key` and ask again in a new chat. The error reaches the agent as text, so a clear message helps it as much as it helps you. Set the key back at the end.',
      ],
      snippets: [
        {
          label: 'Prompt for both tries',
          language: 'text',
          code: 'What about my repair with the number B-18? If you cannot find out, tell me why.',
        },
      ],
      expect:
        'First the agent says that B-18 waits for a chain. With the wrong key, it reports a refused key and invents nothing.',
      adds: ['question', 'orders', 'agent', 'answer'],
      facts: ['4.3-11', '1.5-2', '1.5-9', '4.1-16'],
    },
    {
      title: 'Open the desk to other programs',
      instruction: [
        'Save a version. In **Share**, **API access**, give the flow the **Endpoint Name** `workshop-desk`, and create a key under **Settings**, **Langflow API Keys**. Then call the flow with the snippet.',
        'If several shops use this flow, each can send a key of its own in the header `X-LANGFLOW-GLOBAL-VAR-WORKSHOP_API_KEY`. To keep callers from changing fields, set `LANGFLOW_TWEAKS_POLICY=off` on the server.',
      ],
      snippets: [
        {
          label: 'Call the desk',
          language: 'bash',
          code: `curl -X POST "${tool.defaultAddress}/api/v1/run/workshop-desk?stream=false" \\\n  -H "Content-Type: application/json" -H "x-api-key: YOUR_API_KEY" \\\n  -d '{"input_value":"How is order B-17?","input_type":"chat","output_type":"chat"}'`,
        },
      ],
      expect: 'The reply contains a sentence that order B-17 is ready.',
      facts: ['1.4', '2.1-12', '4.3-14', '4.3-15', '4.3-16', '4.3-17'],
    },
  ],
  resources: [
    {
      title: 'Simple Agent template',
      href: tool.template('Simple Agent'),
      description: 'The flow for step 8.',
    },
  ],
  links: [
    {
      title: 'API Request',
      href: tool.docs('api-request'),
      description: 'What the ready component can do.',
    },
    {
      title: 'Errors and logs in components',
      href: tool.docs('components-custom-components#error-handling-and-logging'),
      description: 'How a component reports trouble.',
    },
    {
      title: 'Run endpoints',
      href: tool.docs('api-flows-run'),
      description: 'Calling a flow, with variables per request.',
    },
    {
      title: 'Policy for tweaks',
      href: tool.docs('deployment-tweaks-policy'),
      description: 'Which fields callers may change.',
    },
  ],
};
