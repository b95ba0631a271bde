import type { AuthoredTask } from 'course-kit/model';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';

const JOB =
  'Plan a two-hour bicycle repair workshop for 12 guests. Each guest pays 15 dollars. The room costs 60 dollars, and material costs 4.50 dollars per guest. Give me a schedule, the money left at the end, and an invitation of at most 80 words.';

export const multiAgentArchitecture: AuthoredTask = {
  title: 'Multi-Agent Architecture',
  description:
    'Split one large job among several agents and compare the ways in which they can work together.',
  duration: 'Week 1',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 90, most: 120 },
  introduction: [
    'A bicycle shop wants to offer a repair workshop: a schedule, a budget and an invitation. You give this job to one agent, then to a team with a lead, then to a line in which each agent hands its result to the next.',
    'More agents are not better by themselves: each one adds model calls, waiting time and another place to go wrong. You will measure both sides. You need a model that supports tool calling, and no other account.',
  ],
  flow: drawFlow({
    title: 'One job, two designs: a team with a lead (first flow) and a line (second flow)',
    nodes: {
      question: { title: 'Chat Input', detail: 'team', outputs: ['Chat Message: Message'] },
      budget: { title: 'Cost Specialist', detail: 'Agent, Tool Mode', outputs: ['Toolset: Tool'] },
      copy: { title: 'Copywriter', detail: 'Agent, Tool Mode', outputs: ['Toolset: Tool'] },
      lead: {
        title: 'Team Lead',
        detail: 'Agent',
        inputs: ['Input: Message', 'Tools: Tool'],
        outputs: ['Response: Message'],
      },
      answer: { title: 'Chat Output', detail: 'team', inputs: ['Inputs: Message'] },
      lineQuestion: { title: 'Chat Input', detail: 'line', outputs: ['Chat Message: Message'] },
      lineBudget: {
        title: 'Cost Specialist',
        detail: 'Agent',
        inputs: ['Input: Message'],
        outputs: ['Response: Message'],
      },
      lineCopy: {
        title: 'Copywriter',
        detail: 'Agent',
        inputs: ['Input: Message'],
        outputs: ['Response: Message'],
      },
      lineAnswer: { title: 'Chat Output', detail: 'line', inputs: ['Inputs: Message'] },
    },
    connections: [
      'question.Chat Message -> lead.Input',
      'budget.Toolset -> lead.Tools',
      'copy.Toolset -> lead.Tools',
      'lead.Response -> answer.Inputs',
      'lineQuestion.Chat Message -> lineBudget.Input',
      'lineBudget.Response -> lineCopy.Input',
      'lineCopy.Response -> lineAnswer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Give the whole job to one agent',
      instruction: [
        'Create a flow from **Simple Agent** and name it `Workshop Team`. Delete **Calculator** and **URL**, rename **Agent** to `Team Lead` and choose a model. Leave the built-in calculator on.',
        'Open the **Playground**, send the job below and keep the answer in a note. Then open **Traces**, click the run and write down its duration and its tokens.',
      ],
      snippets: [{ label: 'The job', language: 'text', code: JOB }],
      expect: 'You get one answer with three parts. The money left should be 66 dollars.',
      adds: ['question', 'lead', 'answer'],
      facts: ['1.5-1', '1.5-2', '1.5-5', '1.3-20', '3.4-2', '3.4-3'],
    },
    {
      title: 'Decide what deserves an agent',
      instruction: [
        'A part of a job earns an agent of its own when it needs other instructions, other tools or another model. A fixed rule needs no agent: **If-Else** compares texts, and **Smart Router** lets a model sort messages into routes.',
        'Here, the budget must be exact and the invitation friendly. Write one sentence of job description for a cost specialist and one for a copywriter. The lead keeps the rest.',
      ],
      expect: 'You have two short job descriptions, and neither mentions the work of the other.',
      facts: ['3.1-3', '3.1-11', '3.1-14'],
    },
    {
      title: 'Hire the cost specialist',
      instruction: [
        'Drag a second **Agent** onto the canvas, rename it `Cost Specialist` and choose a model; it may differ from that of the lead. Paste the instructions below at the end of **Agent Instructions**.',
        'Turn on **Tool Mode** and connect its **Toolset** to **Tools** on **Team Lead**. Then click **Team Lead**, select **Parameters**, and **Add** in the row of **Calculator**. Turn that switch off on the component. From now on, only the specialist calculates with a tool.',
      ],
      snippets: [
        {
          label: 'Instructions of the cost specialist',
          language: 'text',
          code: 'You work out budgets. Use the calculator for every step. Return a short list of income, costs and the result.',
        },
      ],
      expect: 'The specialist has a **Toolset** port, and a cyan edge leads from it to the lead.',
      adds: ['budget'],
      facts: ['3.1-1', '3.1-11', '1.5-5', '1.5-8', '1.5-9'],
    },
    {
      title: 'Describe the specialist to the lead',
      instruction: [
        'The lead never sees the instructions of its colleague. It chooses by slug and description alone. Select **Edit Tool Actions** on **Cost Specialist** and fill both in as below.',
        'The table lists two actions. Switch off the one whose name ends in `json_response`; the text above belongs to the one that ends in `message_response`.',
      ],
      snippets: [
        { label: 'Slug', language: 'text', code: 'cost_specialist' },
        {
          label: 'Description',
          language: 'text',
          code: 'Calculates budgets. Send all prices, costs and numbers of people in one message. Do not use it for texts or schedules.',
        },
      ],
      expect: 'Your texts are still there when you open the window again.',
      tip: 'A description such as "helps with the workshop" fits every question, so the lead calls at the wrong time.',
      adds: ['budget'],
      facts: ['3.1-2', '3.1-3', '1.5-10', '1.5-11'],
    },
    {
      title: 'Hire the copywriter',
      instruction: [
        'Select **Cost Specialist** and press `Ctrl+D` (`Cmd+D` on a Mac). Rename the copy to `Copywriter`, replace the added instructions, switch off its built-in calculator, and connect **Toolset** to the lead as well.',
        'In **Edit Tool Actions**, change the slug to `copywriter` and use your sentence of step 2 as the description.',
      ],
      snippets: [
        {
          label: 'Instructions of the copywriter',
          language: 'text',
          code: 'You write short invitations for customers of a bicycle shop. Friendly, concrete, at most 80 words. Never invent prices or times.',
        },
      ],
      expect: 'Two edges end at **Tools** of the lead, and the two slugs differ.',
      failure: 'After copying an agent, two equal slugs or descriptions are the most common fault.',
      adds: ['copy'],
      facts: ['1.1', '3.1-1', '3.1-3', '1.5-5', '2.1-5'],
    },
    {
      title: 'Let the lead delegate',
      instruction: [
        'Add the lines below to the **Agent Instructions** of **Team Lead**. Start a **New Chat** and send the job again.',
        'Open both tool calls in the reply. Did the copywriter receive all the facts it needs?',
      ],
      snippets: [
        {
          label: 'Lines for the lead',
          language: 'text',
          code: 'You lead a team. Send every calculation to cost_specialist first. Then send the topic, the price and the length to copywriter. Write the schedule yourself and join all parts. Do not change numbers.',
        },
      ],
      expect: 'The reply shows one call of each specialist, and the budget still ends at 66 dollars.',
      tip: 'All agents of a run share the session, so a specialist may see earlier messages. Use new chats.',
      adds: ['lead'],
      facts: ['1.5-6', '1.5-8', '1.4-11', '3.1-3', '3.1-12'],
    },
    {
      title: 'Rebuild the team as a line',
      instruction: [
        'Save a version, then go to the **Projects** page and choose **More options** and **Duplicate**. Name the copy `Workshop Line`. There, delete **Team Lead** and turn **Tool Mode** off for both specialists.',
        'Connect **Chat Input** to **Input** of **Cost Specialist**, its **Response** to **Input** of **Copywriter**, and the last **Response** to **Chat Output**. Send the job.',
        'Each agent receives what the one before it wrote, and you see only the last answer. Add the lines below to the instructions of the two agents and send the job again in a new chat.',
      ],
      snippets: [
        {
          label: 'Line for the cost specialist',
          language: 'text',
          code: 'Start with the complete request of the user, word for word. Add a schedule and the budget below it.',
        },
        {
          label: 'Line for the copywriter',
          language: 'text',
          code: 'Repeat the schedule and the budget unchanged above your invitation.',
        },
      ],
      expect: 'At first, parts of the job are missing. With the two lines, all three parts arrive.',
      adds: ['lineQuestion', 'lineBudget', 'lineCopy', 'lineAnswer'],
      facts: ['1.4-8', '3.1-5', '1.2-9', '1.4-11'],
    },
    {
      title: 'Compare the three designs',
      instruction: [
        'Open **Traces** in both flows and fill in a table for one agent, team and line: duration, tokens, number of model calls, complete or not.',
        'Then decide which design you would ship. Take one agent while it does the job well, a line when the order never changes, and a lead when the order depends on the question.',
      ],
      expect: 'You can justify your choice with numbers.',
      warning:
        'Connecting both **Response** and **Structured Response** of an agent doubles its model calls. Use one of them.',
      facts: ['3.1-17', '3.1-19', '3.4-2', '3.4-3'],
    },
    {
      title: 'Know the other ways to connect agents',
      instruction: [
        'A whole flow can be a tool: **Run Flow** (beta) in **Tool Mode** offers the flow you choose as an action. Projects are MCP servers too, so agents in other applications can call your flows. Since 1.11, agents elsewhere can also call a flow over the A2A protocol, where the server sets `LANGFLOW_A2A_ENABLED=true`.',
        'Where an action reaches a customer, add a person: **Requires approval** in **Edit Tool Actions** of the tool, or a **Human Input** component (both since 1.11).',
        'Save a version of both flows, with your table in a note. Stretch goal: give your line to a new agent with **Run Flow**.',
      ],
      expect: 'Both flows have a version you can return to.',
      tip: 'The components for CrewAI agents and crews in older tutorials are legacy. Use **Agent** instead.',
      facts: ['3.1-7', '3.1-8', '3.1-9', '3.1-15', '3.1-18', '2.3-12'],
    },
  ],
  resources: [
    {
      title: 'Sequential Tasks Agents template',
      href: tool.template('Sequential Tasks Agents'),
      description: 'Three agents in a row. Needs a Tavily key.',
    },
    {
      title: 'Travel Planning Agents template',
      href: tool.template('Travel Planning Agents'),
      description: 'A similar line. Needs a SearchApi key.',
    },
  ],
  links: [
    { title: 'Tools for agents', href: tool.docs('agents-tools'), description: 'Agents and flows as tools.' },
    { title: 'Run Flow', href: tool.docs('run-flow'), description: 'Call one flow from another.' },
    {
      title: 'Human-in-the-Loop',
      href: tool.docs('human-in-the-loop'),
      description: 'Pause a run until a person decides.',
    },
  ],
};
