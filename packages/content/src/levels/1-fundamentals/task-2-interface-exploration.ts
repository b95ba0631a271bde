import type { AuthoredTask } from 'course-kit/model';
import { tool } from '../../tool.js';

export const interfaceExploration: AuthoredTask = {
  title: 'Interface Exploration',
  description: 'Walk through every part of the interface once, so that you know where to look later.',
  duration: '2-3 hours',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 45, most: 60 },
  introduction: [
    'You will open one template, run it, and leave a note and a saved version in it. It is your map of the interface: the projects, the canvas, the sidebar, a single component, the Playground, the traces and the settings.',
    'People who skip this tour lose time later, because most beginner questions are really "where is it?" questions. Names moved between releases as well, and the notes below tell you which ones you may still meet in older videos.',
  ],
  steps: [
    {
      title: 'Find your way on the Projects page',
      instruction: [
        `${tool.name} opens on the **Projects** page. A project is a folder for flows; the first one is called **Starter Project**.`,
        'Use **Create new project** to add a second project. Then drag the flow from the previous task onto its name, and drag it back again.',
        'Open the **More options** menu of that flow and read its entries: **Edit details**, **Export**, **Duplicate** and **Delete**. Below the list of projects, note **Knowledge** and **My Files**. You will need both in later levels.',
      ],
      expect: 'You have two projects, and you have seen your flow move from one to the other.',
      facts: ['1.1', '1.2-1', '1.2-2'],
    },
    {
      title: 'Browse the templates',
      instruction: [
        'Select **New Flow**. An empty flow opens and asks **What do you want to build?** To stay on the empty canvas, press `Esc`. To see all templates, select **Browse more...**',
        'The window sorts templates by use case, such as **Assistants** or **Content Generation**, and by method, such as **Prompting**, **RAG** or **Agents**. **Blank Flow** is another way to an empty canvas. Look around, then choose **Basic Prompting** under **All templates**. This copy is yours: whatever you do to it, the template stays as it was.',
      ],
      expect:
        'A flow with **Chat Input**, **Prompt Template**, **Language Model** and **Chat Output** opens, together with two notes.',
      failure:
        'If you see a component named **OpenAI** instead, you are on a release before 1.5. Please upgrade first.',
      facts: ['1.1', '1.2-3', '1.4-1', '1.4-19'],
    },
    {
      title: 'Move around the workspace',
      instruction: [
        'The area in which you edit a flow is the **workspace**. Drag an empty spot to move your view, and scroll to zoom.',
        'Open **Canvas Controls** next to the zoom percentage and try **Zoom To Fit**. It brings you back whenever you are lost.',
        'Select **Add Sticky Note** and write down what you want to remember from this tour. Notes understand Markdown and come in five colors.',
      ],
      expect: 'After **Zoom To Fit** you see all components at once, and your note sits beside them.',
      facts: ['1.2-4', '1.2-5'],
    },
    {
      title: 'Explore the sidebar',
      instruction: [
        'Everything you can add to a flow waits in the **left sidebar**. Press `/` to jump to its search field and type `chat`.',
        'Clear the search and open **Components**: general building blocks that are not tied to one vendor. (The documentation calls them core components.) **Bundles** holds the components of single vendors, and **MCP** holds tool servers that you connect yourself.',
        'Now open the other pages of the sidebar: **Version History**, **Traces** and **Memories**. They are nearly empty today, and you will fill the first two in this level.',
      ],
      expect:
        'The search lists **Chat Input** and **Chat Output**. At the bottom of the component list you find **New Custom Component**.',
      tip: 'Legacy and beta components are hidden. If a video uses one that you cannot find, enable them in the component settings of the sidebar, but avoid them in new flows.',
      facts: ['1.1', '1.2-7', '1.2-8', '1.3-2'],
    },
    {
      title: 'Open a component',
      instruction: [
        'Click the **Language Model** component. A small menu appears above it: **Code** shows its Python source, **Parameters** lists what can be set, **Freeze** keeps its last result, **Tool Mode** turns a component into a tool for an agent where that is possible, and **Show More** holds actions such as **Duplicate** and **Delete**.',
        'Select **Parameters**. The panel **Component Parameters** lists every parameter with its default, also those that the component does not show. Find **Temperature** and select **Add** in its row. Close the panel: the slider is on the component now. Leave its value alone.',
      ],
      expect:
        'The **Temperature** slider is on the component. To hide it again, open **Parameters** and select **Remove**.',
      tip: '**Changed in 1.11:** the panel decides which parameters are shown, and values are set on the component. Older videos change values in a panel on the right or in a window named Controls.',
      facts: ['1.2-9', '1.2-10', '1.3-12'],
    },
    {
      title: 'Run a single component',
      instruction: [
        'You can test a component without running the whole flow, and without a model. Click **Chat Input**, write a short greeting into **Input Text** and select **Run component**.',
        'When it is done, move the pointer over **Last Run**. Then select **Inspect output** to see exactly what the component would hand to the next one.',
      ],
      expect: 'The output holds your greeting, along with details such as the sender.',
      tip: 'Running one component does not run those before it. For a result that depends on others, run the flow as a whole.',
      facts: ['1.2-11', '1.3-9'],
    },
    {
      title: 'Tour the Playground',
      instruction: [
        'Select **Playground**, or press `Ctrl+K` (`Cmd+K` on a Mac). This is where you talk to a flow while you build it.',
        'Send one message, start a second conversation with **New Chat**, the plus sign above the messages, and send another. Each conversation is a **session** with its own history.',
        'Open the **Options** menu of the new session. Look at **Message logs**, where the stored messages are listed. Then select **Delete session**. The **Default Session** cannot be deleted; its menu offers **Clear chat** instead. Finally, try **Enter fullscreen**.',
      ],
      snippets: [
        {
          label: 'Message for the first session',
          language: 'text',
          code: 'Suggest a name for a robot that waters plants.',
        },
      ],
      expect: 'You see two sessions in the list before you delete one, and a single session afterwards.',
      failure:
        'No field for a message? Then no **Chat Input** leads to a language model or an agent. Check the connections on the canvas.',
      facts: ['1.1', '1.2-12', '1.2-13', '1.4-11'],
    },
    {
      title: 'Open the traces and the Share menu',
      instruction: [
        'Close the Playground and select **Traces** in the bar on the left. The page **Flow Activity** has a row for each run. Click the newest run to see which components ran, and what went in and out of each.',
        'Now open **Share** and read the entries without using them: **API access** for code that calls your flow, **Export** for a file, **MCP Server** for other agents, **Embed into site** for a chat on a web page, and **Shareable Playground** for a link to try the flow.',
      ],
      expect: 'The trace of your last run holds the message that you sent and the answer to it.',
      tip: 'Desktop has no **Shareable Playground**. In very old videos the menu is called Publish.',
      facts: ['1.2-14', '1.2-15', '0.4'],
    },
    {
      title: 'Set up the editor to your taste',
      instruction: [
        'Open your profile icon and **Settings**. Walk through the pages once, and choose another interface language if you like; since 1.10 there are several. The course uses the English names.',
        'Open **Shortcuts** and keep three of them in mind: `Ctrl+Z` to undo, `Ctrl+D` to duplicate and `Ctrl+B` to hide the sidebar. On a Mac, press `Cmd` instead of `Ctrl`.',
        'Go back to your flow, open **Version History** in the sidebar and select **Save**. You now have a point to return to. Saving on the side happens all the time as well, but it only keeps your latest draft.',
      ],
      expect:
        'Your flow has one entry in **Version History** and your note on its canvas. You now know where projects, components, chats, traces and settings are.',
      warning:
        'Do not edit the same flow in two windows, or together with a colleague. Whoever saves last overwrites the other.',
      facts: ['1.1', '1.2-6', '1.2-16', '1.2-18', '1.2-19'],
    },
  ],
  resources: [
    {
      title: 'Basic Prompting template',
      href: tool.template('Basic Prompting'),
      description: 'The file behind the template of this task, for the curious.',
    },
    {
      title: 'Video channel',
      href: tool.links.videos,
      description: 'Watch others use the interface, and mind the release they use.',
    },
  ],
  documentation: [
    { title: 'The visual editor', href: tool.docs('concepts-overview') },
    { title: 'Flows and projects', href: tool.docs('concepts-flows') },
    { title: 'The Playground', href: tool.docs('concepts-playground') },
    { title: 'Traces', href: tool.docs('traces') },
  ],
  links: [
    { title: `${tool.name} website`, href: tool.links.website, description: 'News and examples.' },
    { title: 'Community chat', href: tool.links.chat, description: 'Meet other learners.' },
    {
      title: 'Discussions',
      href: tool.links.discussions,
      description: 'Search questions that others asked.',
    },
  ],
};
