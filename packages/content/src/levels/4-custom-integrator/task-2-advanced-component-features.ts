import type { AuthoredTask } from 'course-kit/model';
import { asTool, components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { DESK_REPORT, STOCK_LOOKUP_2, STOCK_LOOKUP_2_TEST } from './stock-lookup-snippets.js';

export const advancedComponentFeatures: AuthoredTask = {
  title: 'Advanced Component Features',
  description: 'Add dynamic fields, shared state, several outputs and a tool mode to your component.',
  duration: 'Week 2',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 120, most: 180 },
  introduction: [
    'Your **Stock Lookup** does one thing in one way. In this task it learns to search by price, to show a field only when it matters, to offer a table beside the note, to share what it did with another component, and to serve an agent.',
    'These features separate a component that works from one that others like to use. You add them to the file of the previous task and see each of them at work. Only the chat and the agent need a model, and for the agent it must support tool calling.',
  ],
  flow: drawFlow({
    title: 'Bike Shop Desk with a report, and the same component as a tool',
    nodes: {
      question: components.chatInput,
      lookup: {
        title: 'Stock Lookup',
        detail: 'search by name',
        inputs: ['Question: Message'],
        outputs: ['Stock Note: Message', 'Parts: Table'],
      },
      cheap: {
        title: 'Cheap Parts',
        detail: 'Stock Lookup, search by price',
        outputs: ['Stock Note: Message', 'Parts: Table'],
      },
      report: {
        title: 'Desk Report',
        detail: 'reads the shared state',
        inputs: ['Asked Parts: Table', 'Cheap Parts: Table'],
        outputs: ['Report: Message'],
      },
      model: components.languageModel,
      answer: components.chatOutput,
      stockTool: asTool('Stock Lookup'),
      agent: { title: 'Agent', detail: 'in a flow of its own', inputs: ['Tools: Tool'] },
    },
    connections: [
      'question.Chat Message -> lookup.Question',
      'question.Chat Message -> model.Input',
      'lookup.Parts -> report.Asked Parts',
      'cheap.Parts -> report.Cheap Parts',
      'report.Report -> model.System Message',
      'model.Model Response -> answer.Inputs',
      'stockTool.Toolset -> agent.Tools',
    ],
  }),
  steps: [
    {
      title: 'Bring in the second version',
      instruction: [
        'Replace the content of `stock_lookup.py` with the code below. You will meet its new parts one by one. Restart the server with your components folder, as in the previous task.',
        'In `Bike Shop Desk`, save a version first. Then delete the old **Stock Lookup** and **Prompt Template**, and drag a fresh **Stock Lookup** from the sidebar. Connect **Chat Input** to its **Question**.',
      ],
      snippets: [
        { label: 'New content of stock_lookup.py', language: 'python', code: STOCK_LOOKUP_2 },
        {
          label: 'Start with your components',
          language: 'bash',
          code: 'uv run langflow run --components-path ./components',
        },
      ],
      expect: 'The component has two new fields, **Search By** and **Result**, and two outputs.',
      warning:
        'The class name and `name` stayed as they were. They identify the component in saved flows, so never rename them.',
      adds: ['question', 'lookup', 'model', 'answer'],
      facts: ['1.3-15', '2.5-5', '4.1-10', '4.2-20'],
    },
    {
      title: 'Let one field reveal another',
      instruction: [
        'Switch **Search By** to `price`: the field **Highest Price** appears. Switch back to `name`, and it hides.',
        'Three places in the code do this. `real_time_refresh=True` reports each change at once. `dynamic=True, show=False` lets the price field start hidden. And `update_build_config` receives the name and the new value of the changed field, edits the settings of others and returns them.',
      ],
      expect: 'The field comes and goes with your choice, and its value of 15 is kept.',
      tip: 'Always return `build_config`, also for fields you do not care about. The same method may change `options`, `value`, `required` and `advanced`.',
      facts: ['4.2-1', '4.2-2', '4.2-3'],
    },
    {
      title: 'Offer outputs that follow a setting',
      instruction: [
        'Switch **Result** to `note`: the output **Parts** disappears. Choose `note and table` again, and it returns. Here `update_outputs` replaced the list of outputs.',
        'Both ports are visible side by side because of `group_outputs=True`. Without it, the component shows one port, and you would choose between the outputs by clicking the label.',
      ],
      expect:
        'With both outputs on, **Stock Note** has the color of a Message, and **Parts** that of a Table.',
      warning:
        'An output that disappears can take its connections along. Offer such a setting only where people decide once.',
      facts: ['4.2-4', '4.2-9', '1.3-7', '1.3'],
    },
    {
      title: 'Write down state for the whole run',
      instruction: [
        'Components hand on data through edges. For facts about the **run** itself there is `self.ctx`, a dictionary that all components of one run share. Stock Lookup adds an entry in `_pre_run_setup`, which is called once before its output methods.',
        'Save the component below as `desk_report.py` beside the first, and extend `__init__.py`. It joins two tables into one text and reads how many searches were written down. Restart the server.',
      ],
      snippets: [
        { label: 'Content of desk_report.py', language: 'python', code: DESK_REPORT },
        {
          label: 'Content of __init__.py',
          language: 'python',
          code: 'from .desk_report import DeskReport\nfrom .stock_lookup import StockLookup\n\n__all__ = ["DeskReport", "StockLookup"]',
        },
      ],
      expect: 'The sidebar category now holds **Desk Report** and **Stock Lookup**.',
      tip: '**Changed since 1.4:** examples with `update_state` or `get_state` are out of date. Those methods are gone.',
      facts: ['4.2-5', '4.2-6', '4.2-7', '4.1-11'],
    },
    {
      title: 'See two components share it',
      instruction: [
        'Drag a second **Stock Lookup** and **Desk Report** onto the canvas. Rename the new lookup to `Cheap Parts` and set **Search By** to `price`. Connect the output **Parts** of the first to **Asked Parts**, that of the second to **Cheap Parts**, and **Report** to **System Message** of the model.',
        'Ask the question below in the **Playground**, then inspect the output of **Desk Report**. Ask again in a new chat and look once more.',
      ],
      snippets: [
        {
          label: 'Question for the desk',
          language: 'text',
          code: 'A chain is too expensive for me. What do you have below 15?',
        },
      ],
      expect:
        'The report ends with "Searches in this run: 2", and the second run says 2 again, not 4. State in `self.ctx` ends with the run.',
      tip: 'The connections also set the order. **Desk Report** waits for both lookups, so their entries are there when it reads.',
      adds: ['cheap', 'report', 'model'],
      facts: ['1.3-13', '1.3-20', '2.1-3', '4.2-6', '4.2-7'],
    },
    {
      title: 'Turn the component into a tool',
      instruction: [
        'One input has `tool_mode=True`: **Question**. That is all an agent needs. Create a new flow from **Simple Agent**, choose a model, and delete **Calculator** and **URL**.',
        'Drag **Stock Lookup** onto the canvas, turn on **Tool Mode** and connect **Toolset** to **Tools**. Ask: `Use the stock tool: how many inner tubes do we have?`',
      ],
      expect:
        'The reply shows a call of your component with a question written by the agent, and the answer is 63.',
      tip: 'In Tool Mode, the agent fills only the inputs that are marked for it. All others, such as **Search By**, keep what you set on the component.',
      adds: ['stockTool', 'agent'],
      facts: ['4.1-16', '4.2-12', '1.5-6', '1.5-9', '1.5-14'],
    },
    {
      title: 'Sharpen the actions',
      instruction: [
        'Select **Edit Tool Actions** on the tool. Both output methods became actions, and their names come from the code: `build_note` and `build_rows`.',
        'Two actions for one purpose confuse an agent. Switch `build_rows` off and write the description below for `build_note`. For a component that others will use, choose method names that say what they do.',
      ],
      snippets: [
        {
          label: 'Description of the action',
          language: 'text',
          code: 'Looks up stock and price of bicycle parts. Send a question that names the part. Not for orders or repairs.',
        },
      ],
      expect: 'Asked for a chain and for the weather, the agent calls the tool for the chain only.',
      facts: ['4.2-12', '1.5-10', '1.5-11'],
    },
    {
      title: 'Extend the tests',
      instruction: [
        'Replace `test_stock_lookup.py` with the tests below and run them. The third one calls `update_build_config` like the editor does, so you notice a broken field without opening a browser.',
        'Shared state is missing here on purpose: `self.ctx` belongs to a running flow. What needs it, you test in a flow, as in step 5.',
      ],
      snippets: [
        { label: 'New content of test_stock_lookup.py', language: 'python', code: STOCK_LOOKUP_2_TEST },
        { label: 'Run the tests', language: 'bash', code: 'python -m pytest -q' },
      ],
      expect: 'Five tests pass, because the third one runs for two choices.',
      facts: ['4.1-19', '4.2-1', '4.2-6'],
    },
    {
      title: 'Keep old flows alive',
      instruction: [
        'Save a version of both flows. Then write three rules into a note on the canvas: class and `name` never change, a component you no longer recommend gets `legacy = True` instead of being deleted, and removed fields stay as deprecated ones.',
        'A stretch goal: read about `self.stop`, which switches off one output branch. Let Stock Lookup stop **Parts** when nothing fits. For slow work such as web calls, write output methods as `async`; the next task does.',
      ],
      expect: 'You have two flows with one component, and rules for changing it without breaking either.',
      facts: ['4.2-8', '4.2-14', '4.2-20', '1.2-16'],
    },
  ],
  resources: [
    {
      title: 'Simple Agent template',
      href: tool.template('Simple Agent'),
      description: 'The flow in which your component becomes a tool.',
    },
    {
      title: 'Basic Prompting template',
      href: tool.template('Basic Prompting'),
      description: 'If you want to rebuild the desk from the start.',
    },
  ],
  links: [
    {
      title: 'Dynamic fields',
      href: tool.docs('components-custom-components#enable-dynamic-fields'),
      description: 'The part of the guide that this task follows.',
    },
    {
      title: 'Tools for agents',
      href: tool.docs('agents-tools'),
      description: 'Tool Mode, and how to edit actions.',
    },
    {
      title: 'Rules for components',
      href: tool.docs('contributing-components'),
      description: 'How the project itself changes components without breaking flows.',
    },
  ],
};
