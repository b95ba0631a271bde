import type { AuthoredTask } from 'course-kit/model';
import { components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { askBikeShop, runBikeShop, setApiKey } from './api-snippets.js';

export const buildYourFirstFlow: AuthoredTask = {
  title: 'Build Your First Flow',
  description: 'Build a working chat flow from a blank canvas, test it and call it from the command line.',
  duration: 'Week 1',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 90, most: 120 },
  introduction: [
    'You will build an assistant for Wheelhouse, a small bicycle shop. It answers from a short list of facts and admits when a fact is missing. No template helps you this time.',
    'At the end, a script in your terminal asks the flow a question, and your drawing has become a service for other programs. You need a model provider from Level 1 and a terminal for the last two steps.',
  ],
  flow: drawFlow({
    title: 'Bike Shop Helper',
    nodes: {
      question: components.chatInput,
      rules: {
        ...components.promptTemplate,
        detail: 'the rules of the shop',
        inputs: ['shop_facts: Message'],
      },
      model: components.languageModel,
      answer: components.chatOutput,
    },
    connections: [
      'question.Chat Message -> model.Input',
      'rules.Prompt -> model.System Message',
      'model.Model Response -> answer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Start with an empty canvas',
      instruction: [
        'Select **New Flow**. Press `Esc` to close the question **What do you want to build?** An empty flow is left.',
        'Give the flow a name before you fill it. On the **Projects** page, open its **More options** menu, choose **Edit details** and type `Bike Shop Helper`. Add a one-line description, then open the flow again.',
      ],
      expect: 'The Projects page lists **Bike Shop Helper**, and its canvas is empty.',
      facts: ['2.1-1', '2.1-10', '1.2-3'],
    },
    {
      title: 'Place and connect the core',
      instruction: [
        'Open **Components** in the bar on the left. Drag **Chat Input**, **Language Model** and **Chat Output** onto the canvas, side by side.',
        'The two chat components arrive folded up, with nothing but their ports. Click **Chat Input**, select **Show More**, then **Expand**, so that its fields appear. Do the same with **Chat Output**.',
        'Drag a line from the output port of **Chat Input** to the **Input** port of **Language Model**. Draw a second line from the output of **Language Model** to **Chat Output**.',
        'Two ports accept each other when they share a type. Most inputs take a single line, while one output may feed many inputs.',
      ],
      expect: 'Three components stand in a row, joined by two lines.',
      failure:
        'Does the second line refuse to snap? The output label of the model must read **Model Response**. Click the label to switch it.',
      adds: ['question', 'model', 'answer'],
      facts: ['2.1-1', '2.1-2', '2.1-4', '2.1-5', '1.3-8'],
    },
    {
      title: 'Choose a model and ask',
      instruction: [
        'Pick a model in the **Language Model** field of the component. The list holds the models you enabled under **Model Providers**.',
        'Open the **Playground** and send the question below. Keep the answer in mind: it shows what the model says while it knows nothing about your shop.',
      ],
      snippets: [
        { label: 'First question', language: 'text', code: 'Are you open on Saturday, and until when?' },
      ],
      expect: 'You get an answer, but one that is vague or made up.',
      failure:
        'No field for a message in the Playground? Then **Chat Input** does not lead to the **Input** of the model.',
      facts: ['2.1-6', '2.1-7', '2.1-8', '1.2-13'],
    },
    {
      title: 'Add rules and facts',
      instruction: [
        'Add a **Prompt Template**. Paste the first text into its **Template** field and confirm with **Check & Save**. A field named `shop_facts` appears; paste the second text there.',
        'Connect the **Prompt** output to **System Message** of **Language Model**. Rules now reach the model apart from the question, and facts stay apart from the rules. Whoever changes the prices need not touch the wording.',
      ],
      snippets: [
        {
          label: 'Template',
          language: 'text',
          code: 'You answer customers of Wheelhouse, a bicycle shop.\nUse only these facts: {shop_facts}\nIf the facts do not hold the answer, say so and suggest calling the shop.\nAnswer in at most three sentences.',
        },
        {
          label: 'Value for shop_facts',
          language: 'text',
          code: 'Open Tuesday to Saturday, 9:00 to 18:00. A safety check costs 25 euros and takes one day. A new inner tube costs 12 euros including fitting. We do not repair electric motors.',
        },
      ],
      expect: 'Four components and three lines. Two of the lines end at **Language Model**.',
      failure:
        'If you see no **System Message** port, click **Language Model**, select **Parameters**, then **Add** in the row of **System Message**.',
      adds: ['rules'],
      facts: ['2.1-2', '2.1-3', '1.3-6', '1.3-11', '1.4-6'],
    },
    {
      title: 'Test one part at a time',
      instruction: [
        'Click **Run component** on **Prompt Template**, then **Inspect output**. Is anything unclear?',
        'Now write `Do you fix e-bikes?` into **Input Text** of **Chat Input**, run that component, and inspect its output too. When an answer looks wrong later, these two views tell you whether the model is to blame or what you fed it.',
      ],
      expect: 'The first output holds your rules with the facts, the second your question.',
      facts: ['2.1-7', '1.2-11', '1.3-9'],
    },
    {
      title: 'Test the flow with three kinds of questions',
      instruction: [
        'Send the three questions below, each in a **New Chat**. The first has an answer in the facts, the second has none, and the third leaves the subject.',
        'Does one of the answers break a rule? Change **one** sentence of the template and repeat all three. A fix for one may spoil another.',
      ],
      snippets: [
        { label: 'In the facts', language: 'text', code: 'What does a safety check cost?' },
        { label: 'Not in the facts', language: 'text', code: 'Do you rent out cargo bikes?' },
        { label: 'Off the subject', language: 'text', code: 'Write a poem about the sea.' },
      ],
      expect:
        'You read 25 euros, then an honest "not in my facts", then a friendly refusal or a pointer to the shop.',
      facts: ['2.1-7', '1.4-7', '1.4-11'],
    },
    {
      title: 'Save a version and read the file',
      instruction: [
        'Open **Version History** and select **Save**. Then choose **Share** and **Export**, with **Save with my API keys** off.',
        'Open the downloaded JSON file in a text editor. Under `data` you find three entries: `nodes` are your components with all their settings, `edges` are the lines, and `viewport` is your view of the canvas.',
      ],
      expect: 'The file lists four nodes and three edges, and your rules can be read in plain text.',
      warning:
        'What you type into a field can end up in this file. A key belongs under **Model Providers** or into a variable, as Task 5 shows.',
      facts: ['2.1-15', '2.1-16', '4.1', '4.2', '4.3', '1.4-14'],
    },
    {
      title: 'Prepare the call',
      instruction: [
        `Programs need a key of ${tool.name} itself, which is not the key of your model provider. Go to **Settings**, **Langflow API Keys**, **Add New** and **Generate API Key**, and copy the key to a safe place.`,
        'Back in the flow, choose **Share**, then **API access**. Set **Endpoint Name** to `bike-shop-helper`. Of the generated snippets, you use **v1** today; **v2** is marked Beta.',
        'Last, open a second terminal, because the server occupies the first, and enter the line for your system.',
      ],
      snippets: [...setApiKey],
      expect: 'The snippets under **API access** now contain `bike-shop-helper` instead of a long id.',
      tip: '**Changed in 1.6:** calls need this key even when the browser signs you in on its own. Older examples leave it out and fail.',
      facts: ['2.1-10', '2.1-11', '2.1-12', '0.4'],
    },
    {
      title: 'Call your flow',
      instruction: [
        'Save the script as `ask.py` and run `python ask.py`, or `python3 ask.py`, in the second terminal. On macOS and Linux, `curl` does the same and prints the whole response.',
        'The response reports every detail of the run; the script picks the one line you care about. To go further, let the script read questions from a file.',
      ],
      snippets: [
        { label: 'ask.py', language: 'python', code: askBikeShop },
        {
          label: 'The same with curl',
          language: 'bash',
          code: `curl -X POST "${runBikeShop}?stream=false" \\\n  -H "Content-Type: application/json" -H "x-api-key: $LANGFLOW_API_KEY" \\\n  -d '{"input_value": "How much is a safety check?", "input_type": "chat", "output_type": "chat", "session_id": "terminal-1"}'`,
        },
      ],
      expect: 'Your terminal prints an answer that names 25 euros.',
      failure: `Use the address and the port from your browser if they differ from ${tool.defaultAddress}. A refused call usually means that the key is missing in this terminal.`,
      facts: ['2.1-13', '2.1-14', '1.4', '1.1-7'],
    },
  ],
  resources: [
    {
      title: 'Basic Prompting template',
      href: tool.template('Basic Prompting'),
      description: 'Compare it with the flow you built yourself.',
    },
  ],
  links: [
    { title: 'Language Model', href: tool.docs('components-models'), description: 'All its settings.' },
    { title: 'Flows', href: tool.docs('concepts-flows'), description: 'Create, name and version them.' },
    {
      title: 'API access',
      href: tool.docs('concepts-publish'),
      description: 'The generated snippets and the endpoint name.',
    },
  ],
};
