import type { AuthoredTask } from 'course-kit/model';
import { components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { card, checker, prompt, readme, standard } from './task-3-snippets.js';

export const templatesAndStandards: AuthoredTask = {
  title: 'Template & Standards Creation',
  description:
    'Turn your best flow into a documented template and write the rules for building the next ones.',
  duration: 'Week 3-4',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 120, most: 120 },
  introduction: [
    'Two shops want the same helper: replies to customers, in their own words and with their own rules. Instead of building it twice, you will make one template, document it inside the flow, and let a colleague try it without your help.',
    'Then you write a house standard on one page, and a script that checks the part of it that a machine can check. You need a model provider; a local model with Ollama is enough.',
  ],
  flow: drawFlow({
    title: 'Support Reply',
    nodes: {
      question: components.chatInput,
      history: { title: 'Message History', detail: 'Retrieve', outputs: ['Messages: Message'] },
      prompt: {
        ...components.promptTemplate,
        detail: 'shop name and rules from variables',
        inputs: ['shop_name: Message', 'shop_rules: Message', 'memory: Message'],
      },
      model: components.languageModel,
      answer: components.chatOutput,
    },
    connections: [
      'history.Messages -> prompt.memory',
      'question.Chat Message -> model.Input',
      'prompt.Prompt -> model.System Message',
      'model.Model Response -> answer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Decide what the template promises',
      instruction: [
        'A good template solves one problem that has come up at least twice. Fill in the card below before you touch the canvas. The line between "same everywhere" and "different everywhere" is the design: the first becomes structure, the second becomes variables.',
        'If the second list is longer than five entries, you are looking at two templates.',
      ],
      snippets: [{ label: 'Template card', language: 'text', code: card }],
      expect: 'Each line of the card is filled, and a name stands behind Owner.',
      facts: ['5.3-1', '5.3-17'],
    },
    {
      title: 'Build the shared structure',
      instruction: [
        'Create a project `Templates` and a flow from **Memory Chatbot**. Choose a model. Its **Message History** already feeds the earlier messages of a session into **Prompt Template**.',
        'Replace the text of **Prompt Template** with the one below and confirm with **Check & Save**. The port **memory** stays connected, because its name is still there.',
      ],
      snippets: [{ label: 'Text of the template', language: 'text', code: prompt }],
      adds: ['question', 'history', 'prompt', 'model', 'answer'],
      expect: '**Prompt Template** has the fields **shop_name** and **shop_rules**, and the port **memory**.',
      tip: 'Use only core components and bundles. A private component will be missing elsewhere.',
      facts: ['2.4-6', '1.4-6', '5.3-1', '5.3-4'],
    },
    {
      title: 'Move what differs into variables',
      instruction: [
        'Open **Settings**, **Global Variables**, **Add New**. Create `SHOP_NAME` with the value `Harbor Bikes` and `SHOP_RULES` with the value below, both of type **Generic**. Then choose them in the two fields with the globe icon.',
        'Ask in the **Playground** how long a repair takes, and then what your first question was.',
      ],
      snippets: [
        {
          label: 'Value of SHOP_RULES',
          language: 'text',
          code: 'Repairs take three working days. Returns are possible for 30 days with a receipt. We do not ship abroad.',
        },
      ],
      adds: ['prompt'],
      expect: 'The first answer says three working days. The second one repeats your question.',
      warning:
        'Keys belong in **Model Providers** or in variables of type **Credential**, never in a field of a template.',
      facts: ['2.5-7', '2.5-8', '2.5-9', '1.3-18', '5.3-6'],
    },
    {
      title: 'Write the instructions into the flow',
      instruction: [
        'Delete the notes that came with the flow. Select **Add Sticky Note**, paste the text below and adapt it. A note travels with the flow; a wiki page does not.',
        'Then rename **Prompt Template** with **Edit** to `Shop instructions`. People find their way by names.',
      ],
      snippets: [{ label: 'Note on the canvas', language: 'markdown', code: readme }],
      expect: 'The note shows four sections, and every step of its quick start is possible as written.',
      facts: ['1.2-5', '5.3-1', '5.3-5', '1.3-20'],
    },
    {
      title: 'Give it an identity',
      instruction: [
        'Open **More options**, **Edit details** on the **Projects** page. Name the flow `Support Reply` and describe it in one sentence. Set **Endpoint Name** to `support-reply` in **Share**, **API access**.',
        'Save a version in **Version History**. Finally, switch on **Lock Flow** under **Edit details**.',
      ],
      expect: 'The editor shows **Flow Locked**, and one version is saved.',
      tip: 'Endpoint names take letters, digits, hyphens and underscores. Applications call them, so a new name is a breaking change.',
      facts: ['2.1-10', '5.3-6', '5.3-7', '1.2-16', '1.2-17'],
    },
    {
      title: 'Export it and add tags',
      instruction: [
        'Choose **Share**, **Export** and leave **Save with my API keys** off. Rename the file to `support-reply.json`, open it in a text editor and find `tags` at the top level. Set it to the value below.',
        `The documentation of ${tool.name} groups templates by use and by method, such as Assistants, Q&A, Prompting or Agents. Also find \`last_tested_version\`: it says which release saved the flow.`,
      ],
      snippets: [{ label: 'Value of tags', language: 'json', code: '["assistants", "chatbots"]' }],
      expect: 'The file still imports: drag it onto the **Projects** page, then delete the copy.',
      failure: 'A missing or extra comma makes the file unreadable. If a key is absent, add it by hand.',
      facts: ['5.3-2', '5.3-3', '5.3-8', '5.3-13', '1.4-15', '4.1'],
    },
    {
      title: 'Write the house standard',
      instruction: [
        'Adapt the page below. Each rule says who checks it. Keep it to one page: a rule that nobody checks is a wish, and a long list is read once.',
        'Some rules need the server. `LANGFLOW_TWEAKS_POLICY=declared` lets callers change only the fields that a builder released for the API. **Guardrails** asks a model whether a text is safe, so it can miss things and block harmless ones.',
      ],
      snippets: [{ label: 'House standard', language: 'markdown', code: standard }],
      expect: 'Two colleagues have read the page, and at least one rule changed because of them.',
      facts: ['5.3-6', '5.3-11', '5.3-15', '4.3-17', '4.4-16'],
    },
    {
      title: 'Check the standard automatically',
      instruction: [
        'Save the script next to your export and run both commands. Then break a rule in a copy, for example by deleting a heading of the note, and see the script complain.',
        'Put both commands into the pipeline of the previous task as a condition for merging.',
      ],
      snippets: [
        { label: 'check_template.py', language: 'python', code: checker },
        {
          label: 'Check the template',
          language: 'bash',
          code: 'python3 check_template.py support-reply.json\nlfx validate support-reply.json --level 4',
        },
      ],
      expect: 'Your export meets the standard, and the broken copy does not.',
      tip: 'Leave `--strict` out: it turns warnings into failures, also the one that the list of components could not be loaded.',
      facts: ['5.3-14', '5.3-16', '5.2-6', '4.1', '4.2'],
    },
    {
      title: 'Let a colleague try it',
      instruction: [
        'Give the file to someone who has not seen it, with an empty project and other values for the two variables. Stay silent for fifteen minutes and write down each place where they stop. If they get stuck, fix the note.',
        'Then decide how the template reaches others: as an exported project, at server start with `LANGFLOW_LOAD_FLOWS_PATH`, or as a bundle with `LANGFLOW_BUNDLE_URLS`. As a stretch goal, publish the project as tools with its **MCP Server** tab.',
      ],
      expect: 'The colleague gets a right answer without asking you, and your note has a new version.',
      warning: 'Loading flows at start needs automatic sign-in, so keep it for closed servers.',
      facts: ['5.3-9', '5.3-18', '5.2-16', '3.3-15', '1.4-16'],
    },
  ],
  resources: [
    {
      title: 'Memory Chatbot template',
      href: tool.template('Memory Chatbot'),
      description: 'The flow you start from.',
    },
  ],
  links: [
    {
      title: 'Contribute templates',
      href: tool.docs('contributing-templates'),
      description: 'What the project itself asks for.',
    },
    { title: 'Contribute components', href: tool.docs('contributing-components') },
    { title: 'Tweaks policy', href: tool.docs('deployment-tweaks-policy') },
    { title: 'Guardrails', href: tool.docs('guardrails') },
  ],
};
