import type { AuthoredTask } from 'course-kit/model';
import { tool } from '../../tool.js';
import { components } from '../../components.js';
import { basicPrompting } from './flows.js';

export const componentUnderstanding: AuthoredTask = {
  title: 'Component Understanding',
  description:
    'Take a small flow apart to learn what components are, how ports fit and in which order things run.',
  duration: '3-4 hours',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 60, most: 75 },
  introduction: [
    'A flow is a set of components joined by connections. In this task you study four components that appear in almost every flow, and you look at what travels between them.',
    'The reward is independence: once you can read ports and inspect outputs, you can work out an unknown flow on your own, and you can find the component that spoils a result.',
  ],
  flow: basicPrompting('Basic Prompting with a variable', {
    ...components.promptTemplate,
    inputs: ['audience: Message'],
  }),
  steps: [
    {
      title: 'Name the parts of a flow',
      instruction: [
        'Create a new flow from **Basic Prompting** and choose a model in its **Language Model** component.',
        'Every box is a **component**: it takes inputs, offers settings, runs a piece of Python and hands on outputs. Every line is an **edge** that carries one output to one input. Trace the three lines from left to right.',
        'Read the flow from left to right: the question comes from **Chat Input**, the instructions come from **Prompt Template**, **Language Model** writes the answer, and **Chat Output** shows it. Input, model, output: that is the heart of a basic flow.',
      ],
      expect: 'You count four components and three edges. Two of the edges end at **Language Model**.',
      facts: ['1.3-1', '1.4-1', '1.4-2', '0.3'],
    },
    {
      title: 'Read the ports',
      instruction: [
        'The round marks on the sides of a component are its **ports**. Hover over a few of them to learn their type. Ports of the same color carry the same type and fit together.',
        'These colors help most at the start: **indigo** is a Message (text with chat details), **red** is JSON, **pink** is a Table, **fuchsia** is a language model, **cyan** is a tool. A **gray** port takes several types; the input of **Chat Output** is one.',
        'Click the output port of **Chat Input**. The sidebar now lists only components that can take a message. Clear that filter before you go on.',
      ],
      expect: 'Hovering shows the type Message on the ports between **Chat Input** and **Language Model**.',
      tip: '**Changed in 1.9:** JSON used to be called Data, and Table used to be called DataFrame. Old flows still load.',
      facts: ['1.3-3', '1.3-4', '1.3', '2.2-2', '2.2-20'],
    },
    {
      title: 'Study Chat Input',
      instruction: [
        'Click **Chat Input** and select **Parameters** in the menu above it. Read what can be set: the text, the sender type and name, the **Session ID** and **Store Messages**. Close the panel.',
        'Write a question into **Input Text**, select **Run component** and then **Inspect output**. What you see is a Message: your text, wrapped with the details that a chat needs.',
      ],
      expect: 'In the output, you recognize your question and the name of the sender.',
      facts: ['1.3-9', '1.2-10', '1.2-11', '2.2-6'],
    },
    {
      title: 'Grow a port on Prompt Template',
      instruction: [
        'Open the **Template** field of **Prompt Template**, replace its text with the one below and confirm with **Check & Save**. The name in braces becomes a new input port named `audience`.',
        'Type `ten-year-old children` into the new field. Run this component alone and inspect its output.',
      ],
      snippets: [
        {
          label: 'Template text',
          language: 'text',
          code: 'You explain technical ideas to {audience}. Use one everyday example and at most five sentences.',
        },
      ],
      expect:
        'The component has a port **audience**, and its output reads "You explain technical ideas to ten-year-old children."',
      tip: 'Braces always mean a variable. If your prompt needs real braces, double them, or switch on **Use Double Brackets** and mark variables with two braces.',
      facts: ['1.3-6', '1.3-11', '1.4-6'],
    },
    {
      title: 'Switch an output type',
      instruction: [
        'Drag a second **Language Model** from the sidebar to an empty spot. It is only for this experiment and stays unconnected.',
        'Click the label of its output and switch from **Model Response** to **Language Model**. The first hands on a written answer. The second hands on the model itself, for components that want to ask it their own questions, such as **Structured Output**.',
        'Look at the color of the port before and after. Then remove the extra component with the `Backspace` key.',
      ],
      expect: 'The port turns from the color of a Message to the color of a language model.',
      failure:
        'Make this switch on the spare component, not on the one that answers. A model port cannot feed **Chat Output**; only a Message port can.',
      facts: ['1.3-7', '1.3-8', '1.3-4', '1.1'],
    },
    {
      title: 'Convert one type into another',
      instruction: [
        'Where two types do not fit, a converter goes between. Add **Type Convert** from the sidebar and connect the output of **Chat Input** to its input as well. One output may feed several inputs.',
        'Run **Chat Input**, then **Type Convert**, and inspect the output of the second. Change **Output Type** from **Message** to **JSON** and to **Table**, and run it again each time.',
        'Remove **Type Convert** when you are done.',
      ],
      expect:
        'The same text appears as plain text, as named values and as a row of a table, and the port changes its color each time.',
      failure:
        'A connection that refuses to snap is a type that does not fit. Hover over both ports before you try again.',
      facts: ['1.3-5', '2.1-5', '2.2-8', '2.2-9'],
    },
    {
      title: 'Watch the order of a run',
      instruction: [
        'Open the **Playground** and send the message below. The flow sorts its components by what depends on what: nothing runs before its inputs are ready, wherever it sits on the screen.',
        'Now click **Language Model** and select **Freeze**. A frozen component, and everything before it, keeps its last result. Send a different question, then switch **Freeze** off and send it once more.',
      ],
      snippets: [{ label: 'Message', language: 'text', code: 'What is a database?' }],
      expect:
        'While frozen, the earlier answer comes back. Afterwards, the new question gets an answer of its own.',
      tip: 'Freezing saves time and money while you work on later parts of a flow, but a forgotten freeze looks like a bug.',
      facts: ['1.3-13', '1.3-14', '2.3-16', '2.3-19'],
    },
    {
      title: 'Rename, group and reuse',
      instruction: [
        'Good names make a flow readable. Click **Prompt Template**, select **Edit** and name it `Explainer instructions`.',
        'Hold `Shift` and drag a frame around this component and **Language Model**, then select **Group**: both become one. To take them apart again, choose **Show More**, then **Ungroup**.',
        'Finally, choose **Show More** and **Save** on your renamed component. It is stored for other flows.',
      ],
      expect:
        'The group opens into its two components again, and your saved component can be found in the sidebar.',
      facts: ['1.3-16', '1.3-20', '1.2'],
    },
    {
      title: 'Look inside and keep up to date',
      instruction: [
        'Click **Chat Output** and select **Code**. You do not need to understand it yet. Just recognize the lists of inputs and outputs, and close the window without a change. An edited component would become a custom one.',
        'A component on your canvas is a copy with its own version. After an upgrade it may say **Update ready**, which is safe, or **Update available**, which may break connections. In the second case, choose **Review** and let it create a backup of the flow first.',
        'Cannot find a component that someone mentions? Search for it, look into **Bundles**, show legacy components, and check whether the flow may hold only one of its kind.',
      ],
      expect:
        'You found the names of the ports of **Chat Output** in its code, and you know what both update messages mean.',
      facts: ['1.3-10', '1.3-15', '1.3-17', '1.3-19'],
    },
  ],
  resources: [
    {
      title: 'Basic Prompting template',
      href: tool.template('Basic Prompting'),
      description: 'The flow of this task as a file.',
    },
    {
      title: 'Document Q&A template',
      href: tool.template('Document Q&A'),
      description: 'A good second flow to read: the same parts, plus a file.',
    },
  ],
  documentation: [
    { title: 'Components', href: tool.docs('concepts-components') },
    { title: 'Data types', href: tool.docs('data-types') },
    { title: 'Prompt Template', href: tool.docs('components-prompts') },
    { title: 'Chat Input and Chat Output', href: tool.docs('chat-input-and-output') },
  ],
  links: [
    {
      title: 'Type Convert',
      href: tool.docs('type-convert'),
      description: 'What the converter takes and what it returns.',
    },
    { title: 'Source code', href: tool.links.repository, description: 'Every component is open source.' },
  ],
};
