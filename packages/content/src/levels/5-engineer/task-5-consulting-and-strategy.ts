import type { AuthoredTask } from 'course-kit/model';
import { components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import {
  baseline,
  cases,
  interview,
  memo,
  prompt,
  questions,
  risks,
  rules,
  scope,
  value,
} from './task-5-snippets.js';

export const consultingAndStrategy: AuthoredTask = {
  title: 'Consulting & Strategy',
  description: 'Lead a client from the first question to a measured trial and a plan for what comes next.',
  duration: 'Week 6-8',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 120, most: 120 },
  introduction: [
    'A library says: "We need something with AI." In this task you find out what it really needs, agree on a small trial, build it, measure it and recommend what to do. The recommendation may well be to stop.',
    'Take a real client, such as a colleague or a club, or let a friend play Rosa, who leads the lending desk. For the trial you need a model provider; a local model with Ollama works too.',
  ],
  flow: drawFlow({
    title: 'The trial: draft answers for the lending desk',
    nodes: {
      rules: { title: 'Read File', detail: 'library-rules.txt', outputs: ['Raw Content: Message'] },
      question: components.chatInput,
      prompt: { ...components.promptTemplate, inputs: ['Document: Message'] },
      model: components.languageModel,
      answer: components.chatOutput,
    },
    connections: [
      'rules.Raw Content -> prompt.Document',
      'question.Chat Message -> model.Input',
      'prompt.Prompt -> model.System Message',
      'model.Model Response -> answer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Listen before you advise',
      instruction: [
        'Spend 45 minutes with the person who does the work, not only with the one who pays. Use the guide, ask for the **last** time instead of the usual time, and write down words as they are said.',
        'Do not mention a product. Whoever shows a solution in the first meeting gets opinions about that solution, and hears nothing about the problem.',
      ],
      snippets: [{ label: 'Interview guide', language: 'text', code: interview }],
      expect: 'You can retell the last case in five sentences, and the client says: yes, that is how it was.',
      facts: ['5.5', '5.5-17'],
    },
    {
      title: 'Measure how it is today',
      instruction: [
        'Watch the work, or let the desk keep the tally for three days. Rough numbers are fine, as long as they were counted and not guessed.',
        'This is the only moment for it. After a change, nobody can say any more how long a mail used to take.',
      ],
      snippets: [{ label: 'Tally for three days', language: 'markdown', code: baseline }],
      expect: 'You know how many mails arrive in a week and how many minutes one takes.',
      tip: 'Say aloud that you measure the process and not the people, and leave names out.',
      facts: ['5.5', '5.5-17'],
    },
    {
      title: 'Choose the first case',
      instruction: [
        'Score three candidates together with Rosa. A good first case is frequent, follows written rules and forgives errors.',
        'Always ask for the plain answer too: would a better form, a list of questions or a rule in the mail program do? If so, say it. It costs you a project and wins you a client.',
      ],
      snippets: [{ label: 'Comparison of cases', language: 'markdown', code: cases }],
      expect: 'One case has the most points and no zero in the last two rows.',
      facts: ['5.5', '5.5-11'],
    },
    {
      title: 'Agree on one page of scope',
      instruction: [
        'Write the page below and read it aloud to Rosa. "Not included" prevents more trouble than any other line.',
        'Name one decision maker; with two, nobody decides.',
      ],
      snippets: [{ label: 'One-page scope', language: 'markdown', code: scope }],
      expect: 'Rosa has signed the page or answered it with a yes in writing.',
      tip: 'New wishes go on a list for later. Changing the scope needs the same person and a new date.',
      facts: ['5.5', '5.5-17'],
    },
    {
      title: 'Define value and the decision',
      instruction: [
        'Fill in the baseline from your tally and settle the targets **before** you build. Afterwards, every result looks like success to its builder.',
        'Let Rosa choose the limits for go, adjust and stop. They are her risk.',
      ],
      snippets: [{ label: 'Value and go/no-go', language: 'markdown', code: value }],
      expect: 'Each measure has a number for today, a target and a way of counting.',
      facts: ['5.5', '5.5-17'],
    },
    {
      title: 'Weigh the platform and the risks',
      instruction: [
        `Choose the smallest deployment that serves: Desktop for one person, the Python package for a developer, Docker for a team, Kubernetes for production, LFX for single flows. ${tool.name} has the MIT license and works with many model providers, so the client is not tied to one.`,
        'Then be honest about the rest. It runs code and does not isolate tenants; model calls, traces and stored messages cost money and space; recent minor releases all renamed or changed something. Put what matters here into the list.',
      ],
      snippets: [{ label: 'Risk list', language: 'markdown', code: risks }],
      expect: 'Every risk has an owner, and Rosa has read the first two aloud.',
      facts: ['5.5-1', '5.5-3', '5.5-5', '5.5-6', '5.5-8', '5.5-10', '5.5-14', '5.5-16'],
    },
    {
      title: 'Build the trial',
      instruction: [
        'Save the rules as `library-rules.txt`. Create a flow from **Document Q&A**, choose a model and select the file in **Read File**. Replace the text of **Prompt Template** with the prompt below; the name in braces keeps its connection.',
        'Ask the first test question of the next step in the **Playground**, then save a version.',
      ],
      snippets: [
        { label: 'library-rules.txt', language: 'text', code: rules },
        { label: 'Text of Prompt Template', language: 'text', code: prompt },
      ],
      adds: ['rules', 'question', 'prompt', 'model', 'answer'],
      expect: 'The draft says that children pay nothing.',
      failure:
        'Does the draft know nothing of the rules? Then no line leads from **Read File** to **Document** of **Prompt Template**. Draw it as in the picture.',
      facts: ['5.5-11', '1.4-17', '3.2-9', '3.2-18', '1.4-6'],
    },
    {
      title: 'Measure the result',
      instruction: [
        'Ask all five questions, each in a **New Chat**, and let Tim judge the drafts without you. Collect fifteen more from the real mailbox, without names.',
        'In **Traces**, click each run and note its time and its tokens. Multiply the tokens by the price of your provider, and complete the value table.',
      ],
      snippets: [{ label: 'Test questions', language: 'text', code: questions }],
      expect:
        'The drafts say: nothing, no, 15.00 and closed. The last question ends with a colleague. Your table has a verdict in each of its rows.',
      tip: 'Improve the prompt once, not ten times for these questions. Keep five unseen ones for the end.',
      facts: ['3.4-2', '3.4-3', '1.4-11', '5.5-6'],
    },
    {
      title: 'Recommend the next step',
      instruction: [
        'Compare with the limits of step 5 and write the memo. The numbers decide; if you disagree with them, say why, and leave the choice to Rosa.',
        'Whatever the result, hand over the flow file, the rules, the test questions and the list of risks. A client who can go on without you calls again.',
      ],
      snippets: [{ label: 'Recommendation', language: 'text', code: memo }],
      expect:
        'Rosa has decided, and the memo carries a date for looking again. You now know enough for the Knowledge Test.',
      facts: ['5.5', '5.5-13', '1.4-13'],
    },
  ],
  resources: [
    {
      title: 'Document Q&A template',
      href: tool.template('Document Q&A'),
      description: 'The start of the trial.',
    },
  ],
  links: [
    { title: 'Ways to deploy', href: tool.docs('deployment-overview') },
    { title: 'Security', href: tool.docs('security'), description: 'Read it before you promise anything.' },
    { title: 'Release notes', href: tool.links.releaseNotes },
  ],
};
