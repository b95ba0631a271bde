import type { AuthoredTask } from 'course-kit/model';
import { components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { STOCK_LOOKUP, STOCK_LOOKUP_TEST } from './stock-lookup-snippets.js';

export const customComponentDevelopment: AuthoredTask = {
  title: 'Custom Component Development',
  description: 'Write a component in Python, run it in a flow and cover it with a test.',
  duration: 'Week 1-2',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 120, most: 150 },
  introduction: [
    `You will write a component that ${tool.name} does not have. **Stock Lookup** reads the stock list of a small bicycle shop and picks out the parts that a customer's question mentions. In the end it is covered by tests, it stands in your sidebar, and it feeds a chat.`,
    'When no built-in component fits, write your own. It is a small piece of code: a class with a few attributes, a list of inputs, a list of outputs and a method. Only the chat in step 8 needs a model; everything else runs without one.',
  ],
  flow: drawFlow({
    title: 'Bike Shop Desk',
    nodes: {
      question: components.chatInput,
      lookup: {
        title: 'Stock Lookup',
        detail: 'your component',
        inputs: ['Question: Message'],
        outputs: ['Stock Note: Message'],
      },
      prompt: { ...components.promptTemplate, inputs: ['stock: Message'] },
      model: components.languageModel,
      answer: components.chatOutput,
    },
    connections: [
      'question.Chat Message -> lookup.Question',
      'question.Chat Message -> model.Input',
      'lookup.Stock Note -> prompt.stock',
      'prompt.Prompt -> model.System Message',
      'model.Model Response -> answer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Read a component before you write one',
      instruction: [
        'Create a flow from **Basic Prompting** and name it `Bike Shop Desk`; it waits for the end of this task. Click its **Chat Output** and select **Code**.',
        'Find four things: a class that builds on `Component`, attributes such as `display_name` and `icon`, the lists `inputs` and `outputs`, and the methods. Each entry of `outputs` names the **method** that produces it. The base class `Component` does the rest: it fills in the values, calls the method and hands on the result. Close the window without a change.',
      ],
      expect: 'You found the output of **Chat Output** in the code, and the method that it names.',
      adds: ['question', 'prompt', 'model', 'answer'],
      facts: ['4.1-1', '4.1-3', '4.1-4', '1.3-17', '1.4-1'],
    },
    {
      title: 'Paste your first component',
      instruction: [
        'Create a second flow from **Blank Flow** and name it `Bike Shop Lab`. Select **New Custom Component** at the bottom of the sidebar.',
        'Click the new component, select **Code**, replace everything with the code below and save it.',
      ],
      snippets: [{ label: 'Stock Lookup, complete', language: 'python', code: STOCK_LOOKUP }],
      expect:
        'The component is now called **Stock Lookup**. It has the fields **Stock List** and **Question** and the output **Stock Note**.',
      tip: '**Changed in 1.7:** the code imports from `lfx`. Older examples import from `langflow.custom`, which still works.',
      failure:
        'No **New Custom Component**? Then your server sets `LANGFLOW_ALLOW_CUSTOM_COMPONENTS=false`, as some Docker images do. Start it with `true`, or use the Python package.',
      facts: ['4.1-1', '4.1-2', '4.1-9', '1.2-7'],
    },
    {
      title: 'Connect code and screen',
      instruction: [
        'Compare the two. `MultilineInput` became the large field, `MessageTextInput` the small one. The method reads them as `self.stock_list` and `self.question`. The promise `-> Message` gave the output its type and its color.',
        'Type the question below into **Question** and select **Run component**. Then open **Inspect output** and look at the result and at the logs.',
      ],
      snippets: [
        {
          label: 'Question with two parts',
          language: 'text',
          code: 'Do you have a chain and brake pads?',
        },
      ],
      expect:
        'The result is "chain: 14 in stock, 24.90 each" and "brake pads: 0 in stock, 12.50 each". Your `self.log` line says "2 matching parts".',
      tip: 'Return `Message`, `Data` or `DataFrame`, and name that type after the arrow. A bare text or number leaves the port without a proper type.',
      facts: ['4.1-2', '4.1-4', '4.1-5', '4.1-6', '4.1-13', '4.1-14', '1.2-11'],
    },
    {
      title: 'Break it on purpose',
      instruction: [
        'Open **Stock List** with its expand icon, add the line `saddle, 5` and run the component. Your own `ValueError` appears in the interface, with the line that is wrong. Remove the line again.',
        'Now open **Code**, change `name="question"` to `name="note"` and save. An output is called `note` already, so the code is refused: names of inputs and outputs must differ. Put `question` back.',
      ],
      expect: 'You have seen two messages, and each names what to repair.',
      failure:
        '**Changed in 1.12.4:** an input may not be called like a method of the base class either. Avoid names such as `run`, `log`, `index` or `validate`.',
      facts: ['4.1-7', '4.1-8', '4.1-15'],
    },
    {
      title: 'Move the component into a folder',
      instruction: [
        'Code that lives in a flow is hard to test and to share. Create a folder `bike-shop` with the structure below, and save the code of step 2 as `stock_lookup.py`.',
        'The file `__init__.py` lists what the folder offers. The folder `bike_shop` will become a category in the sidebar.',
      ],
      snippets: [
        {
          label: 'Folders and files',
          language: 'text',
          code: 'bike-shop/\n  components/\n    bike_shop/\n      __init__.py\n      stock_lookup.py\n  test_stock_lookup.py',
        },
        {
          label: 'Content of __init__.py',
          language: 'python',
          code: 'from .stock_lookup import StockLookup\n\n__all__ = ["StockLookup"]',
        },
      ],
      expect: 'Both files sit in `bike-shop/components/bike_shop`.',
      failure:
        'The depth matters. A component file directly in `components` is ignored, and so is one in a deeper folder.',
      facts: ['4.1-10', '4.1-11'],
    },
    {
      title: 'Cover it with a test',
      instruction: [
        'A component is an ordinary Python class, so a test needs no server. `set` fills its inputs, then you call the output method and look at what comes back: arrange, act, assert.',
        `Save the test below as \`test_stock_lookup.py\`. Open a terminal in \`bike-shop\`, activate the environment in which ${tool.name} is installed, and run both commands.`,
      ],
      snippets: [
        { label: 'Content of test_stock_lookup.py', language: 'python', code: STOCK_LOOKUP_TEST },
        { label: 'Install pytest once', language: 'bash', code: 'uv pip install pytest' },
        { label: 'Run the tests', language: 'bash', code: 'python -m pytest -q' },
      ],
      expect: 'Three tests pass. Change a price in the component to see what a failing test tells you.',
      tip: `Contributors to ${tool.name} itself use ready base classes such as \`ComponentTestBaseWithoutClient\`. They belong to its repository, and your own components do not need them.`,
      facts: ['4.1-17', '4.1-19'],
    },
    {
      title: 'Load the folder at the start',
      instruction: [
        'Stop the server and start it from `bike-shop` with the first command. With Docker, the second one mounts the same folder.',
        'Open `Bike Shop Lab`, delete the pasted component, and drag **Stock Lookup** from the new category in the sidebar.',
      ],
      snippets: [
        {
          label: 'Start with your components',
          language: 'bash',
          code: 'uv run langflow run --components-path ./components',
        },
        {
          label: 'The same with Docker (choose your own password)',
          language: 'bash',
          code: `docker run -p ${tool.defaultPort}:${tool.defaultPort} -e LANGFLOW_AUTO_LOGIN=false -e LANGFLOW_SUPERUSER=admin -e LANGFLOW_SUPERUSER_PASSWORD=choose-your-own -v ./components:/app/custom_components -e LANGFLOW_COMPONENTS_PATH=/app/custom_components langflowai/langflow:latest`,
        },
      ],
      expect: 'The sidebar has a category for `bike_shop`, and **Stock Lookup** is in it.',
      tip: 'A component on the canvas is a copy with its own code. After a change to the file, restart the server and drag a fresh copy.',
      facts: ['4.1-10', '4.1-12', '2.5-5', '1.3-15', '1.1-11'],
    },
    {
      title: 'Put it to work in a chat',
      instruction: [
        'Open `Bike Shop Desk` and choose a model. Replace the text in the **Template** field of **Prompt Template** with the one below and confirm with **Check & Save**: it gets a port named **stock**.',
        'Drag **Stock Lookup** onto the canvas. Connect **Chat Input** to **Question**, and **Stock Note** to **stock**. Chat Input stays connected to **Language Model** as well. Ask in the **Playground**: `Do you have a chain, and what does it cost?`',
      ],
      snippets: [
        {
          label: 'Template text',
          language: 'text',
          code: 'You answer customers of a bicycle shop in two sentences. Use only this stock note, and never invent parts or prices:\n{stock}',
        },
      ],
      expect:
        'The answer mentions 14 chains and the price of 24.90. Ask for a helmet, and it has none to offer.',
      failure:
        'If the answer ignores the stock, inspect the output of **Stock Lookup** first, then that of the prompt.',
      adds: ['lookup', 'prompt'],
      facts: ['1.3-6', '1.4-2', '1.4-6', '2.1-5', '2.3-17'],
    },
    {
      title: 'Save, review and extend',
      instruction: [
        'Save a version in **Version History**. Then check yourself: can you say what happens between a typed question and the text at **Stock Note**?',
        'A stretch goal: give each part a fourth value, its shelf. Write the test first, then the code. **Langflow Assistant** can write components too; read its code with the eyes of step 4 before you trust it.',
        'Administrators may forbid new code with `LANGFLOW_ALLOW_CUSTOM_COMPONENTS=false`. Components from a folder stay allowed then, one more reason to keep yours in files.',
      ],
      expect: 'You have a saved flow, a component in a file and tests that pass.',
      facts: ['1.2-16', '2.1-17', '4.1-20', '4.4-12'],
    },
  ],
  resources: [
    {
      title: 'Basic Prompting template',
      href: tool.template('Basic Prompting'),
      description: 'The flow that Stock Lookup joins.',
    },
    {
      title: 'Custom Component Generator template',
      href: tool.template('Custom Component Generator'),
      description: 'For comparison: a flow that lets a model write component code.',
    },
  ],
  links: [
    {
      title: 'Custom components',
      href: tool.docs('components-custom-components'),
      description: 'All attributes, inputs and outputs of a component.',
    },
    {
      title: 'Component tests',
      href: tool.docs('contributing-component-tests'),
      description: 'How the project tests its own components.',
    },
    {
      title: 'Source code',
      href: tool.links.repository,
      description: 'Many components to learn from.',
    },
  ],
};
