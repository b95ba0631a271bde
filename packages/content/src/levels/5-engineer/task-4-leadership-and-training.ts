import type { AuthoredTask } from 'course-kit/model';
import { components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import {
  addPeople,
  agreement,
  exercise,
  exit,
  matrix,
  officeHours,
  path,
  scorecard,
  workshop,
} from './task-4-snippets.js';

export const leadershipAndTraining: AuthoredTask = {
  title: 'Team Leadership & Training',
  description: 'Set up accounts, a learning path and working rules for a team that builds flows together.',
  duration: 'Week 5-6',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 120, most: 120 },
  introduction: [
    'A tool spreads when people can use it without you. In this task you prepare a team of three to build flows on one server: accounts, rules, a learning path, a workshop and a place for questions.',
    'The templates below are a start; replace names and numbers by your own. Real colleagues are best, but two patient friends will do. You need a server that asks for a password, such as a stack of the first task, and a model provider.',
  ],
  flow: drawFlow({
    title: 'Book Club Host, the exercise of the workshop',
    nodes: {
      question: components.chatInput,
      prompt: {
        ...components.promptTemplate,
        detail: 'book and taste typed in',
        inputs: ['book: Message', 'taste: Message'],
      },
      model: components.languageModel,
      answer: components.chatOutput,
    },
    connections: [
      'question.Chat Message -> model.Input',
      'prompt.Prompt -> model.System Message',
      'model.Model Response -> answer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Find out what the team can do',
      instruction: [
        'Talk to each person for twenty minutes. Let them **show** something instead of rating themselves, and fill in the matrix.',
        "Read it by rows. Count the 2s in each row. Too few? That's a topic for training. A row with a single 3 is a risk: what happens when this person is away?",
      ],
      snippets: [{ label: 'Skills matrix', language: 'markdown', code: matrix }],
      expect: 'You can name three training goals and one person you depend on too much.',
      facts: ['5.4'],
    },
    {
      title: 'Give everyone an account',
      instruction: [
        'With automatic sign-in, everybody is the same administrator. On a team server, `LANGFLOW_AUTO_LOGIN` is therefore off, and each person has an account. New accounts are inactive until an administrator activates them.',
        'Create an API key as administrator, save the script and run it. Hand over the passwords in person.',
      ],
      snippets: [
        { label: 'add_people.py', language: 'python', code: addPeople },
        {
          label: 'Run it',
          language: 'bash',
          code: 'export TEAM_SERVER=http://127.0.0.1:7861\nexport TEAM_ADMIN_KEY=YOUR_API_KEY\npython3 add_people.py',
        },
      ],
      expect: 'Three names appear, and `ada` can sign in but sees none of your flows.',
      tip: '**Changed in 1.12:** the admin page is gone; accounts are managed with the Users API. And accounts create order, not safety: this team has to trust each other.',
      facts: ['5.4-3', '5.4-4', '4.4-1', '4.4-6', '1.2-20', '5.1-17'],
    },
    {
      title: 'Agree on working rules',
      instruction: [
        `Bring the draft below to a meeting, and let the team change it. Two rules come from ${tool.name} itself: two people cannot edit one flow together, because the last one to save wins, and automatic saving is no restore point.`,
        'Ask about each rule: how will we notice that it is broken? If nobody knows, drop it.',
      ],
      snippets: [{ label: 'Working agreement', language: 'markdown', code: agreement }],
      expect: 'All names stand below a page with at most seven rules.',
      facts: ['5.4-1', '5.4-2', '5.4-5', '5.3-6', '1.2-17'],
    },
    {
      title: 'Draw a learning path',
      instruction: [
        'People keep what they use. Each row of the path ends with something to show, and none of them with a video watched. Match the rows with the goals from your matrix.',
        'Decide where models come from. A shared key in **Model Providers** or a local model with **Ollama** spares beginners a hunt for keys. For practice, release 1.10 came with 33 templates, each with notes.',
      ],
      snippets: [{ label: 'Path for the first weeks', language: 'markdown', code: path }],
      expect: 'Each person knows the next date and what to show then.',
      facts: ['5.4-6', '5.4-7', '5.4-15'],
    },
    {
      title: 'Plan a half-day workshop',
      instruction: [
        'One flow is enough for a morning. The plan spends 25 minutes on showing and twice as much on building, because beginners learn from their own mistakes.',
        'Send three lines before: the goal, the address, and a request to sign in once. For a mixed group, note that the interface speaks several languages.',
      ],
      snippets: [{ label: 'Workshop plan', language: 'markdown', code: workshop }],
      expect: 'Your plan has a purpose for each part and thirty minutes of slack that only you know of.',
      tip: 'The usual failure is the first twenty minutes: network, passwords, models. Test them the day before.',
      facts: ['5.4-16', '5.4'],
    },
    {
      title: 'Rehearse the exercise',
      instruction: [
        'Sign in as `ada`, create a flow from **Basic Prompting** and name it `Book Club Host`. Choose a model, replace the text of **Prompt Template** and fill in `Frankenstein` and `short discussions`.',
        'Take the time. Then prepare three faults for the part "Break it": a removed connection, a misspelled variable, a frozen model.',
      ],
      snippets: [{ label: 'Text of the exercise', language: 'text', code: exercise }],
      adds: ['question', 'prompt', 'model', 'answer'],
      expect:
        'In the **Playground**, the host asks one question about Frankenstein and keeps the ending to itself.',
      failure:
        'If no model is offered to `ada`, set up the provider in that account too, and do so for everyone before the workshop. Beginners need three times as long as you.',
      facts: ['1.4-1', '1.4-6', '2.1-10', '1.3-14'],
    },
    {
      title: 'Run it and listen',
      instruction: [
        "Don't take over anyone's keyboard. When someone is stuck, ask what they expected and where they could look. **Inspect output** and **Traces** answer most questions.",
        'Close with the exit questions, on paper and without names.',
      ],
      snippets: [{ label: 'Exit questions', language: 'text', code: exit }],
      expect: 'Most participants answer the first question with 4 or 5, and each has named a next task.',
      facts: ['1.2-11', '1.2-14', '5.4'],
    },
    {
      title: 'Open office hours',
      instruction: [
        'Offer one fixed hour a week and keep a log. The last column matters most: an answer that is not written down will be asked for again.',
        'Some questions belong to the community: GitHub **Issues** and **Discussions**, or Discord. There is no individual support by mail, but paid support exists. Practice one good bug report with the form.',
      ],
      snippets: [{ label: 'Office-hours log and bug report', language: 'markdown', code: officeHours }],
      expect: 'After two weeks the log has five entries, and one of them led to a better note or template.',
      warning: 'Remove keys, names and customer data from everything you post.',
      facts: ['5.4-8', '5.4-9', '5.4-11'],
    },
    {
      title: 'Measure and keep it alive',
      instruction: [
        'Fill in the first column of the scorecard today and the second in eight weeks. Discuss surprises with the team, not people with their manager.',
        'Put a drill into the calendar for each new minor release: new environment, export, import, test, switch. On GitHub, watching **Releases only** tells you when it is time.',
      ],
      snippets: [{ label: 'Scorecard', language: 'markdown', code: scorecard }],
      expect:
        'The team has a date for the review, a date for the drill, and a name for each that is not yours.',
      facts: ['5.4-10', '5.4-12', '5.5-16'],
    },
  ],
  resources: [
    {
      title: 'Basic Prompting template',
      href: tool.template('Basic Prompting'),
      description: 'The start of the exercise.',
    },
  ],
  links: [
    { title: 'Users API', href: tool.docs('api-users') },
    { title: 'Community', href: tool.docs('contributing-community') },
    { title: 'Report an issue', href: tool.docs('contributing-github-issues') },
    { title: 'Release notes', href: tool.links.releaseNotes, description: 'For the upgrade drill.' },
  ],
};
