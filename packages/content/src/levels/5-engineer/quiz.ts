import type { AuthoredQuestion } from 'course-kit/model';

export const questions: readonly AuthoredQuestion[] = [
  {
    question:
      'All visitors of a website chat with one flow through the API. One of them suddenly reads details from the chat of another. The chat must keep its memory. What do you change first?',
    options: [
      'Give the flow a second endpoint name for the other visitors',
      'Switch off Store Messages in the Chat Input of that flow',
      'Create one more Langflow API key for every new visitor',
      'Send a session ID per visitor, taken from your own sign-in',
    ],
    correctAnswer: 3,
    explanation:
      'Without a session ID, the flow ID takes its place, so all callers share one conversation. A key carries the rights of its creator and an endpoint name is only an address; neither splits the history. Storing nothing would take the memory away from everybody.',
  },
  {
    question:
      'Your flows live in a GitHub repository. A broken flow file must be noticed before it reaches the main branch. What do you set up?',
    options: [
      'A webhook in Langflow that is called after each merge',
      'A GitHub Actions workflow that validates pull requests',
      'A rule that authors save a version before they commit',
      'A tracing service that watches the flow in production',
    ],
    correctAnswer: 1,
    explanation:
      'A workflow on pull requests runs lfx validate, which checks the structure of the file, and can block the merge. Webhooks and traces see the flow only when it is already running, and a saved version helps to go back but checks nothing.',
  },
  {
    question:
      'A second team imports your flow and gets stuck: which key, which settings, whom to ask? What turns the flow into a template that others can use?',
    options: [
      'An export with your API keys, so that it runs at once',
      'A recording that shows the flow with typical questions',
      'Variables, a note with a quick start, and a named owner',
      'A locked original that all teams open on your own server',
    ],
    correctAnswer: 2,
    explanation:
      'Variables mark what differs, the note travels with the flow, and an owner answers what is left. Exported keys leak, a recording says nothing about prerequisites, and a locked original cannot be adapted.',
  },
  {
    question:
      'Two competing companies will build flows with custom components on your platform. Which design keeps their data apart?',
    options: [
      'Separate processes, disks, networks and databases',
      'One server with a project and accounts for each of them',
      'One server behind a gateway that checks every sign-in',
      'One server that gives every user a separate session ID',
    ],
    correctAnswer: 0,
    explanation:
      'Flows run code, and users of one server share its process and its disk, so only separate infrastructure isolates tenants. Projects, accounts and session IDs create order, and a gateway decides who gets in, not what code can reach inside.',
  },
  {
    question: 'A client says: "Our board wants an AI agent by next month." What is the best first step?',
    options: [
      'Build a demo with an agent, so that the board can see one',
      'Compare model providers and estimate the price per month',
      'Ask which work hurts, and measure how it is done today',
      'Write a plan with milestones that ends on the wanted date',
    ],
    correctAnswer: 2,
    explanation:
      'A problem and a baseline come first; without them, nobody can say later whether anything improved. A demo, a price and a plan all assume that the solution is known, and they steer the talk away from the need.',
  },
];
