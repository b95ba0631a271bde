import type { AuthoredTask } from 'course-kit/model';
import { tool } from '../../tool.js';
import { agentWithThreeTools } from './flows.js';

export const agentsAndTools: AuthoredTask = {
  title: 'Agents & Tools',
  description: 'Start from the Simple Agent template, see its tools at work, guide the agent and add a tool.',
  duration: '4-6 hours',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 90, most: 120 },
  introduction: [
    'A language model only writes. An **agent** also decides: it reads the question, picks a tool, looks at what the tool returned, and goes on until it can answer. In this task you build such an agent from the **Simple Agent** template, with a calculator, a web page reader and a web search.',
    'You will learn to check an agent instead of believing it. A confident answer says nothing about whether a tool was used, but the recorded tool calls do.',
  ],
  flow: agentWithThreeTools,
  steps: [
    {
      title: 'Create a flow from Simple Agent',
      instruction: [
        'Select **New Flow**. Below **What do you want to build?**, choose **Simple Agent**. You find **Chat Input**, **Agent** and **Chat Output** in a row, and two tools beside them: **Calculator** and **URL**. Both chat components are folded up; **Show More**, then **Expand** unfolds them.',
        'Click **Calculator** and look at its header menu: **Tool Mode** is on. In this mode, a component has a single output, **Toolset**, and that output is connected to the **Tools** port of the agent.',
      ],
      expect: 'Four edges lead through the flow, and two of them end at **Tools**.',
      tip: '**Changed since 1.4:** older tutorials set provider, model name and key on the agent itself. Now there is one **Language Model** field, fed by **Model Providers**.',
      adds: ['question', 'calculator', 'url', 'agent', 'answer'],
      facts: ['1.5-1', '1.5-2', '1.5-9', '1.5-21'],
    },
    {
      title: 'Give the agent a model and meet it',
      instruction: [
        'Choose a model in the **Language Model** field of **Agent**. If none is offered, select **Setup Provider** and add a key first. The model has to support tool calling; very small ones often do it badly.',
        'Open the **Playground** and ask the agent which tool fits a job, with the prompt below. This question is also the first thing to try whenever an agent behaves strangely.',
      ],
      snippets: [
        {
          label: 'Ask which tools fit',
          language: 'text',
          code: 'Which of your tools would you use to read a web page, and which one to calculate?',
        },
      ],
      expect: 'The agent names one tool for reading web pages and one for calculating.',
      failure:
        'An agent may describe a tool in its own words or leave one out. Since 1.10, its default instructions also tell it to keep its configuration to itself, so it may refuse to list all tools. The connections on the canvas are what counts.',
      facts: ['1.5-2', '1.5-5', '1.5-12'],
    },
    {
      title: 'Trigger the Calculator',
      instruction: [
        'The agent has a built-in calculator next to the component you see. Click **Agent**, then **Parameters**. Find **Calculator**, select **Add** and close the panel. Now turn the switch off on the component, so that only the tool beside it is left.',
        'Start a **New Chat** and send the prompt below. It asks for something that models like to guess, and it names the tool to use.',
      ],
      snippets: [
        {
          label: 'Prompt for the Calculator',
          language: 'text',
          code: 'Use the calculator: what is 18.5 percent of 2460, plus 97?',
        },
      ],
      expect: 'Above the answer you see a call of `evaluate_expression`, and the result is 552.1.',
      failure:
        'If there is no tool call, the model worked it out on its own. Use larger numbers, or say again that the calculator must be used.',
      facts: ['1.5-3', '1.5-5', '1.5-6'],
    },
    {
      title: 'Trigger the URL tool',
      instruction: [
        'Stay in the Playground, start a new chat and send the prompt below. The address in it is a clear hint, and the question cannot be answered well without reading that page.',
        'Then ask something that needs no tool at all, such as a rhyme about the sea. A good agent leaves its tools alone when they do not help.',
      ],
      snippets: [
        {
          label: 'Prompt for the URL tool',
          language: 'text',
          code: `Read ${tool.docs('agents')} and list three settings of the Agent component that the page mentions.`,
        },
      ],
      expect: 'The first reply shows a call of `fetch_content`. The rhyme arrives without any tool call.',
      failure: `The page is loaded by the computer on which ${tool.name} runs, so that computer needs access to the internet. Some pages turn automatic readers away.`,
      facts: ['1.5-4', '1.5-6'],
    },
    {
      title: 'Inspect the tool calls',
      instruction: [
        'Open the tool call in the reply and read its two parts: the **input** that the agent wrote for the tool, and the raw **output** that came back. Find the sentences of the answer that rest on the output.',
        'Open **Message logs** in the **Options** menu of the session to see the stored messages. Then close the Playground and open **Traces** in the bar on the left. **Flow Activity** lists your runs; click one to see how long each model call and tool call took.',
        'Keep the three apart: the message shows **what** the agent did, Message logs show **what was said**, and Traces show **when and how long**.',
      ],
      expect: 'For the sum, you find the expression the agent wrote and the number the tool returned.',
      failure:
        'When the input is right and the answer is wrong, look at the instructions. When the input is wrong, look at the description of the tool.',
      facts: ['1.5-6', '0.3', '1.2-12', '3.4-2', '3.4-3'],
    },
    {
      title: 'Refine the Agent Instructions',
      instruction: [
        '**Agent Instructions** in the **Agent** component apply to every question. Read what is there, and **add** the lines below at the end instead of replacing the text. Since 1.10, the default also tells the agent the date and its model.',
        'Save a version in **Version History** first. Then send the calculator prompt again in a new chat, and compare it with the earlier reply.',
      ],
      snippets: [
        {
          label: 'Lines to add',
          language: 'text',
          code: 'Use the calculator for every calculation, also for easy ones.\nRead a web page only when I give you its address.\nEnd every answer with one line that starts with Tools: and names the tools you used, or none. That line is part of the answer, not a summary.\nIf a tool fails, tell me what happened and do not guess.',
        },
      ],
      expect: 'The reply now ends with the line Tools:, and even `12 + 30` goes through the calculator.',
      tip: 'An agent remembers the messages of a session. Test new instructions in a new chat, or the old behavior may linger.',
      adds: ['agent'],
      facts: ['1.5-8', '1.5-15', '1.4-8', '1.4-11'],
    },
    {
      title: 'Describe a tool more clearly',
      instruction: [
        'An agent chooses tools by their names and descriptions. Click **URL** and select **Edit Tool Actions**. The table lists its actions with a switch, a description and a **Slug**, the name that the agent sees.',
        'Double-click the description of `fetch_content` and write the text below. Your edits are kept when you close the window.',
      ],
      snippets: [
        {
          label: 'Description of the action',
          language: 'text',
          code: 'Reads the text of one web page. Use it only when the user gives a full address that starts with https.',
        },
      ],
      expect: 'A question without an address no longer leads to a call of the URL tool.',
      tip: 'Two tools with similar descriptions confuse every model. Say what a tool is for, and when not to use it.',
      facts: ['1.5-10', '1.5-11'],
    },
    {
      title: 'Add a new tool',
      instruction: [
        'Find **Web Search** in the sidebar and drag it next to the other tools. Turn on **Tool Mode** in its header menu and connect its **Toolset** to **Tools** on the agent. That port takes as many tools as you like.',
        'Send the prompt below in a new chat, and check in the tool call how the agent searched.',
      ],
      snippets: [
        {
          label: 'Prompt for Web Search',
          language: 'text',
          code: "Find three of today's technology headlines and name the source of each.",
        },
      ],
      expect:
        'The reply shows a call of the search tool, ideally in its **News** mode, and three headlines with sources.',
      failure:
        'Web Search needs no key, but it reads public search pages and is slowed down when you ask too often. If it returns nothing, wait a little.',
      adds: ['search'],
      facts: ['1.5-9', '1.5-13', '2.1-5', '3.3-4'],
    },
    {
      title: 'Let the tools work together',
      instruction: [
        'Send the prompt below. The agent needs two kinds of tools, and it has to use the result of one for the other. Read the calls in their order.',
        'Want to approve each call yourself? Click **Web Search**, select **Edit Tool Actions**, open the row of the action and turn on **Requires approval** (since 1.11). The run then waits until you choose **Approve** or **Reject** in the Playground.',
        'Save a version to finish. You now know enough for the Knowledge Test of this level.',
      ],
      snippets: [
        {
          label: 'Prompt for several tools',
          language: 'text',
          code: 'Search the web for the height of the Eiffel Tower and of Mount Everest in meters. How many Eiffel Towers, stacked up, would reach that height? Show the calculation.',
        },
      ],
      expect: 'You see at least one search and one calculation, and an answer near 27 towers.',
      failure:
        'If the agent stops early or repeats itself, ask for less at once. It may take 15 rounds for one answer; **Max Iterations** sets that limit, and **Parameters** of the agent brings it onto the component.',
      facts: ['1.5-6', '1.5-16', '1.5-18', '1.5-13'],
    },
  ],
  resources: [
    {
      title: 'Simple Agent template',
      href: tool.template('Simple Agent'),
      description: 'The flow you start from, as a file.',
    },
    {
      title: 'SaaS Pricing template',
      href: tool.template('SaaS Pricing'),
      description: 'For comparison: an agent with a calculator and a fixed task instead of a chat.',
    },
  ],
  documentation: [
    { title: 'Quickstart with an agent', href: tool.docs('get-started-quickstart') },
    { title: 'Agents', href: tool.docs('agents') },
    { title: 'Tools for agents', href: tool.docs('agents-tools') },
    { title: 'Web Search', href: tool.docs('web-search') },
  ],
  links: [
    {
      title: 'Agent tutorial',
      href: tool.docs('agent-tutorial'),
      description: 'A longer example with files; some of its screens are from older releases.',
    },
    { title: 'Traces', href: tool.docs('traces'), description: 'How to read the record of a run.' },
    { title: 'Community chat', href: tool.links.chat, description: 'Show the agent you built.' },
  ],
};
