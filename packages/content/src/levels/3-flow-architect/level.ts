import { defineLevel } from 'course-kit/model';

export const flowArchitect = defineLevel(3, {
  title: 'Flow Architect',
  description:
    'Design systems of agents, documents and outside tools, see what they do in production and start them from other programs.',
  duration: '3-4 weeks',
  difficulty: 'Advanced',
  color: '#c026d3',
  topics: [
    {
      title: 'Multi-Agent Systems',
      description: 'Divide work among agents that call, follow or review each other.',
    },
    {
      title: 'Retrieval',
      description: 'Load, split and search your own documents, and answer from what was found.',
    },
    {
      title: 'Tools and MCP',
      description: 'Connect web search, databases, APIs and tool servers to an agent.',
    },
    {
      title: 'Tracing and Webhooks',
      description: 'Follow every run in detail, and start flows when something happens elsewhere.',
    },
  ],
  prerequisites: [
    'Flow Builder passed',
    'Confidence with data types, sessions and variables',
    'A few documents of your own to search in',
    'Basic knowledge of HTTP requests',
  ],
  objectives: [
    'Choose between one agent, several agents and no agent at all',
    'Build a pipeline that answers questions from your own documents',
    'Give agents tools from APIs, databases and MCP servers',
    'Use traces to find slow, costly and failing steps',
    'Start a flow from another system with a webhook',
  ],
  tasks: [
    {
      title: 'Multi-Agent Architecture',
      description:
        'Split one large job among several agents and compare the ways in which they can work together.',
      duration: 'Week 1',
      steps: [],
    },
    {
      title: 'RAG Pipeline Implementation',
      description:
        'Build a knowledge base from your documents and a flow that answers with what it finds there.',
      duration: 'Week 2-3',
      steps: [],
    },
    {
      title: 'External Tool Integration',
      description:
        'Connect an agent to the web, to an API and to a tool server, and set limits to what it may do.',
      duration: 'Week 2',
      steps: [],
    },
    {
      title: 'Observability Setup',
      description:
        'Record runs with the built-in traces and a tracing service, and read them to solve a problem.',
      duration: 'Week 3',
      steps: [],
    },
    {
      title: 'Webhook Automation',
      description: 'Let an event in another program start your flow, and handle the data that comes with it.',
      duration: 'Week 3-4',
      steps: [],
    },
  ],
  questions: [],
});
