import type { AuthoredTask } from 'course-kit/model';
import { components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { twoReaders } from './api-snippets.js';

const MESSAGES_OF_ANA = `${tool.defaultAddress}/api/v1/monitor/messages?session_id=reader-ana`;

export const memory: AuthoredTask = {
  title: 'Memory Implementation',
  description: 'Make a chat remember, keep its users apart and decide what is kept for the long term.',
  duration: 'Week 2',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 90, most: 120 },
  introduction: [
    "You build a companion for a reading club. It remembers what a member said, keeps members apart and finds older remarks again. On the way you learn to tell a **log**, a **memory** and a **long-term memory** apart. If a chat mixes up its users, one person reads another person's data.",
    'Steps 1 to 7 need a language model and the API key of Task 1. Steps 8 and 9 also need an embedding model; without one, read them as preparation for Level 3.',
  ],
  flow: drawFlow({
    title: 'Reading Companion',
    nodes: {
      question: components.chatInput,
      history: { title: 'Message History', detail: 'mode Retrieve', outputs: ['Messages: Message'] },
      recall: {
        title: 'Memory Base',
        detail: 'reading-club',
        inputs: ['Search Query: Message'],
        outputs: ['Results: Table'],
      },
      remarks: {
        title: 'Parser',
        detail: 'mode Stringify',
        inputs: ['JSON or Table: Table'],
        outputs: ['Parsed Text: Message'],
      },
      rules: { ...components.promptTemplate, inputs: ['memory: Message', 'long_term: Message'] },
      model: components.languageModel,
      answer: components.chatOutput,
    },
    connections: [
      'question.Chat Message -> model.Input',
      'question.Chat Message -> recall.Search Query',
      'recall.Results -> remarks.JSON or Table',
      'remarks.Parsed Text -> rules.long_term',
      'history.Messages -> rules.memory',
      'rules.Prompt -> model.System Message',
      'model.Model Response -> answer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Meet a chat that forgets',
      instruction: [
        'Create a **Blank Flow** named `Reading Companion`. Connect **Chat Input**, **Language Model** and **Chat Output** in a row and choose a model. (The chat components arrive folded up; their ports are all you need here.) In the **Playground**, send the two messages one after the other.',
        'Then open **Message logs** in the **Options** menu of the session. Every message is there, because **Chat Input** and **Chat Output** store what passes through them. The model never sees that log.',
      ],
      snippets: [
        {
          label: 'First message',
          language: 'text',
          code: 'My name is Ana and I am reading Frankenstein.',
        },
        { label: 'Second message', language: 'text', code: 'What is my name, and what am I reading?' },
      ],
      expect: 'The model cannot answer the second message, although the log holds both.',
      adds: ['question', 'model', 'answer'],
      facts: ['2.4-1', '2.4-2', '2.1-2', '2.1-9', '1.2-12'],
    },
    {
      title: 'Feed the log to the model',
      instruction: [
        'Add **Prompt Template** with the text below, and **Message History** in the mode **Retrieve**. Connect **Messages** of **Message History** to `memory`, and **Prompt** to **System Message**.',
        'Ask the second message again in the same session. A second **Message History** in the mode **Store** is not needed: both chat components store already.',
      ],
      snippets: [
        {
          label: 'Template',
          language: 'text',
          code: 'You are the companion of a reading club. Answer in at most three sentences.\nThis conversation so far:\n{memory}',
        },
      ],
      expect: 'The model names Ana and Frankenstein.',
      tip: '**Changed since 1.4:** older tutorials call this component Chat Memory or Memory.',
      adds: ['history', 'rules'],
      facts: ['2.4-4', '2.4-5', '2.4-6', '2.4-20'],
    },
    {
      title: 'Decide how much is remembered',
      instruction: [
        'After a run, select **Inspect output** on **Message History**: this text is all the model knows of the past. More of it makes every prompt longer.',
        'Click **Message History**, select **Parameters**, then **Add** in the row of **Number of Messages**; it starts at 100. Close the panel and set it to `2` on the component. In a **New Chat**, give your name, ask two questions about novels, then ask for your name. Set the number to `20` and ask once more.',
      ],
      expect: 'With 2 messages the companion usually loses your name. With 20 it keeps it.',
      adds: ['history'],
      facts: ['2.4-7', '1.2-10', '1.2-11', '1.4-11'],
    },
    {
      title: 'Keep conversations apart',
      instruction: [
        'Open a **New Chat** and ask for your name. The companion does not know it, because memory is grouped by **session**.',
        'Where no session is named, the id of the flow is used, so everybody who calls the flow shares one conversation. **Parameters** of **Chat Input** lists a **Session ID**, but leave it empty. A fixed value there would put all users into one session too, unless a call names its own: that one wins.',
      ],
      expect: 'The new chat knows nothing of the old one, and the old one still knows your name.',
      warning:
        'A session is no access control: whoever may call the flow and knows the id can continue the chat.',
      facts: ['2.4-10', '2.4-11', '1.4-11', '2.2-7'],
    },
    {
      title: 'Serve two readers by API',
      instruction: [
        'Under **Share**, **API access**, set **Endpoint Name** to `reading-companion`. Save the script as `readers.py`, and run it in a terminal that knows your API key, as in Task 1.',
        'The script gives each reader a session id of their own. In a real application, use the id of the signed-in user, or a new UUID for a chat that should stand alone.',
      ],
      snippets: [{ label: 'readers.py', language: 'python', code: twoReaders }],
      expect: 'Ana gets Frankenstein and Ben gets Dracula. Neither hears of the other book.',
      warning: 'Take the session id from your own sign-in, never from a field users can edit.',
      facts: ['2.4-10', '2.4-12', '2.1-10', '2.1-12', '2.1-14'],
    },
    {
      title: 'Read the log and erase it',
      instruction: [
        'Ask for the messages of one session with the command for your system.',
        'Now look for `reader-ana` in the session list of the **Playground** and choose **Delete session** in its **Options**. Run the command again.',
      ],
      snippets: [
        {
          label: 'Messages of one session on macOS or Linux',
          language: 'bash',
          code: `curl "${MESSAGES_OF_ANA}" -H "x-api-key: $LANGFLOW_API_KEY"`,
        },
        {
          label: 'Messages of one session in Windows PowerShell',
          language: 'powershell',
          code: `Invoke-RestMethod -Uri "${MESSAGES_OF_ANA}" -Headers @{ "x-api-key" = $env:LANGFLOW_API_KEY }`,
        },
      ],
      expect:
        'After one run of the script you see four messages with their sender. After deleting you see none.',
      facts: ['2.4-14', '1.2-12', '1.4-12', '1.4'],
    },
    {
      title: 'Sort out the kinds of memory',
      instruction: [
        '**Message History** brings back recent messages in the order of time. An **Agent** has that built in and switched on; its setting is **Number of Chat History Messages**. A **knowledge base** holds files that you load. A **memory base** fills itself from the chats of one flow and finds remarks by meaning.',
        'Write down what your club needs: the last minutes of a talk, the rules of the club, or "what did anyone ever say about sea stories?"',
      ],
      expect: 'You can name one kind for each of the three needs.',
      tip: '**Changed in 1.12:** components for external stores, such as Redis at the port **External Memory**, are packages that you install yourself.',
      facts: ['2.4-3', '2.4-9', '2.4-15', '2.4-18'],
    },
    {
      title: 'Create and connect a memory base',
      instruction: [
        'Open **Memories** in the sidebar, select **Create**, name it `reading-club` and choose an **Embedding Model**. Leave **Batch Size** at 1: it is the number of messages after which new ones are taken in. When the memory base exists, open it and check that **Auto-capture** is on.',
        'Add **Memory Base**, select `reading-club`, and connect **Chat Input** to **Search Query**. Connect **Results** to a **Parser** in the mode **Stringify**. Add the lines below to the template and connect **Parser** to `long_term`.',
      ],
      snippets: [
        {
          label: 'Lines to add to the template',
          language: 'text',
          code: 'Older remarks that may fit the question:\n{long_term}',
        },
      ],
      expect: 'The template has two variables, and both are fed by a line.',
      failure:
        'The list offers embedding models that are enabled under **Model Providers**. If it is empty, enable one there.',
      adds: ['recall', 'remarks', 'rules'],
      facts: ['2.4-15', '2.4-16', '2.4-17', '2.2-10', '1.1-17'],
    },
    {
      title: 'Recall across sessions',
      instruction: [
        'In one chat, tell the companion: `The club loved the storm scene in Moby-Dick.` Wait a moment until the message is taken in. Then ask in a **New Chat**: `Which sea scene did the club love?`',
        'By default, **Filter by Session** is on, so nothing comes back. Click **Memory Base**, select **Parameters**, then **Add** in the row of **Filter by Session**. Turn the switch off on the component and ask again in another **New Chat**. Then save a version.',
      ],
      expect: 'With the filter off, **Results** hold the storm scene, and the answer mentions it.',
      warning:
        'Without the filter, every user can meet what others said. Turn it off only for remarks that all may read.',
      adds: ['recall'],
      facts: ['2.4-16', '2.4-17', '1.4-8', '1.4-11'],
    },
  ],
  resources: [
    {
      title: 'Memory Chatbot template',
      href: tool.template('Memory Chatbot'),
      description: 'Steps 1 and 2 as a ready-made flow.',
    },
  ],
  links: [
    { title: 'Memory', href: tool.docs('memory'), description: 'What is stored, and where.' },
    { title: 'Message History', href: tool.docs('message-history'), description: 'Both modes in detail.' },
    { title: 'Session ID', href: tool.docs('session-id'), description: 'Who shares a conversation.' },
    { title: 'Memory bases', href: tool.docs('memory-bases'), description: 'Capture, batches and search.' },
  ],
};
