import type { AuthoredTask } from 'course-kit/model';
import { tool } from '../../tool.js';
import { components } from '../../components.js';
import { basicPrompting } from './flows.js';

const QUESTION = 'Why is the sky blue?';

export const firstFlowModification: AuthoredTask = {
  title: 'First Flow Modification',
  description: 'Turn a template into your own study partner, one change at a time, and keep every version.',
  duration: '4-5 hours',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 75, most: 100 },
  introduction: [
    'You will turn the **Basic Prompting** template into a study partner that explains a subject in the tone you ask for. You change its instructions, add variables, tune the temperature and swap the model.',
    'The habit matters more than the result. You change **one** thing, ask the **same** question, and compare. That is how people who build flows for a living find out what a setting really does.',
  ],
  flow: basicPrompting('Study Partner', {
    ...components.promptTemplate,
    detail: 'patient, one tone for each subject',
    inputs: ['subject: Message', 'tone: Message'],
  }),
  steps: [
    {
      title: 'Start from a template and name it',
      instruction: [
        'Create a new flow from **Basic Prompting** and choose a model in **Language Model**.',
        'Go back to the **Projects** page, open the **More options** menu of the new flow, choose **Edit details** and name it `Study Partner`. Add a one-line description, then open the flow again.',
      ],
      expect: 'The Projects page lists **Study Partner**, and the flow opens with your model selected.',
      failure:
        'If the list of models is empty, no model is enabled yet. Choose **Manage Model Providers** there, or repeat step 6 of the first task.',
      facts: ['1.1', '1.4-1', '1.4-4', '2.1-10'],
    },
    {
      title: 'Record a first answer',
      instruction: [
        'Open the **Playground** and send the question below. Copy the answer into a note on the canvas and title the note `Before`.',
        'Read the text in **Prompt Template** as well. It tells the model to be an enthusiastic expert for building with AI, and you can hear that in the answer.',
      ],
      snippets: [{ label: 'Question for all comparisons', language: 'text', code: QUESTION }],
      expect: 'The note holds an answer in the eager voice of the template.',
      facts: ['1.4-3', '1.2-5'],
    },
    {
      title: 'Save a version before you change anything',
      instruction: [
        'Open **Version History** in the sidebar and select **Save**. This is your way back.',
        'Do not count on automatic saving for that. It keeps only the current draft, so it also keeps your mistakes. Another way to play safe is **Duplicate** in the **More options** menu, which makes a full copy of the flow.',
      ],
      expect: '**Version History** shows one version of Study Partner.',
      facts: ['1.4-8', '1.2-16'],
    },
    {
      title: 'Rewrite the instructions',
      instruction: [
        'Open the **Template** field of **Prompt Template**, replace the text with the one below and confirm with **Check & Save**. The text reaches the model as its **System Message**: the rules it follows for every question.',
        'Start a **New Chat** in the Playground and ask the same question.',
      ],
      snippets: [
        {
          label: 'New instructions',
          language: 'text',
          code: 'You are a patient study partner. Explain in at most six sentences. End with one question that checks whether I understood.',
        },
      ],
      expect: 'The answer is short and ends with a question for you.',
      tip: 'Use a new chat for every comparison. Earlier messages stay in a session, and they can color the next answer.',
      facts: ['1.3-11', '1.4-2', '1.4-11', '1.4-12'],
    },
    {
      title: 'Add variables',
      instruction: [
        'Replace the template once more, with the text below. After **Check & Save**, the component has two new fields.',
        'Fill in `physics` for **subject** and `calm` for **tone**, and ask in a new chat. Then change only the tone to `like a sports commentator` and ask again. A variable can also be filled by a connection or by a stored value; the globe icon marks fields that accept one.',
      ],
      snippets: [
        {
          label: 'Instructions with variables',
          language: 'text',
          code: 'You are a patient study partner for {subject}. Your tone is {tone}. Explain in at most six sentences. End with one question that checks whether I understood.',
        },
      ],
      expect: 'Both answers explain the same thing, and the second one sounds like a match report.',
      failure:
        'A field that does not appear is usually a missing brace or a space in the name. Names are single words.',
      facts: ['1.4-6', '1.3-6', '1.3-18'],
    },
    {
      title: 'Feel the temperature',
      instruction: [
        '**Temperature** decides how freely the model chooses its words. It is hidden by default. Click **Language Model**, then **Parameters** in the menu above it. Find **Temperature**, select **Add** and close the panel. The slider is now on the component. It runs from 0 to 1 and starts at 0.1.',
        'Set the tone back to `calm`. Send the request below three times, each in a new chat. Then set the temperature to 0.9 and do the same again.',
      ],
      snippets: [
        {
          label: 'Request for the comparison',
          language: 'text',
          code: 'Invent a memorable comparison for why the sky is blue.',
        },
      ],
      expect: 'At 0.1 the three comparisons resemble each other. At 0.9 they wander in different directions.',
      tip: 'One answer proves nothing, so compare several. Set the slider back to a low value before you go on.',
      facts: ['1.4-5', '1.3-12', '0.3'],
    },
    {
      title: 'Swap the model',
      instruction: [
        'Choose another model in **Language Model**: a smaller or larger one of the same provider, or one of a second provider. Nothing else in the flow has to change.',
        'Ask the question of step 2 in a new chat. Note how well each model keeps to the six sentences, how long it takes and which explanation you prefer. Choose your favorite, then save a second version in **Version History**.',
      ],
      snippets: [{ label: 'The same question again', language: 'text', code: QUESTION }],
      expect: 'You have answers of two models to the same question, and two saved versions.',
      tip: '**Changed in 1.5:** older videos replace an **OpenAI** component with that of another vendor. Today one **Language Model** component covers them all.',
      facts: ['1.4-7', '1.4-8', '1.4-19'],
    },
    {
      title: 'Go back and forth between versions',
      instruction: [
        'Open **Version History** and pick the first version. You see it as a preview that you cannot edit, and automatic saving pauses meanwhile.',
        'Select **Restore** and leave **Save current draft before restoring** switched on. Ask your question: the eager voice is back. Then restore the second version to return to your study partner.',
      ],
      expect: 'You moved to the old flow and back again, and lost nothing.',
      tip: 'When a flow is finished, **Lock Flow** under **Edit details** protects it from changes by accident.',
      facts: ['1.4-9', '1.4-10', '1.2-17'],
    },
    {
      title: 'Export your flow and bring it back',
      instruction: [
        'Choose **Share**, then **Export**, and leave **Save with my API keys** off. You receive a JSON file with the name of the flow.',
        'Go to the **Projects** page and drag the file onto it, or use **Upload a flow**. Open the copy and ask your question a last time.',
        'This is how you hand flows to colleagues, keep backups and move to another computer. Stored values that a flow uses by name must exist on the other computer too.',
      ],
      expect: 'A second Study Partner appears in your project, and it answers like the first.',
      warning:
        'A key typed straight into a field can leave your computer inside the file. Keep keys under **Model Providers** or in variables, and look into a file before you share it.',
      facts: ['1.4-13', '1.4-14', '1.4-15', '1.4-16', '0.3'],
    },
  ],
  resources: [
    {
      title: 'Basic Prompting template',
      href: tool.template('Basic Prompting'),
      description: 'The file you start from.',
    },
    {
      title: 'Memory Chatbot template',
      href: tool.template('Memory Chatbot'),
      description: 'For practice: a chat that remembers what was said.',
    },
  ],
  documentation: [
    { title: 'Flows and versions', href: tool.docs('concepts-flows') },
    { title: 'Language Model', href: tool.docs('components-models') },
    { title: 'Prompt Template', href: tool.docs('components-prompts') },
    { title: 'Import and export', href: tool.docs('concepts-flows-import') },
  ],
  links: [
    {
      title: 'Global variables',
      href: tool.docs('configuration-global-variables'),
      description: 'Values to reuse in many flows.',
    },
    {
      title: 'Troubleshooting',
      href: tool.docs('troubleshoot'),
      description: 'When a key or a model is refused.',
    },
  ],
};
