import { defineLevel } from 'course-kit/model';
import { tool } from '../../tool.js';

export const customIntegrator = defineLevel(4, {
  title: 'Custom Integrator',
  description: `Extend ${tool.name} with components in Python, connect company systems safely and share your work as a library.`,
  duration: '4-5 weeks',
  difficulty: 'Expert',
  color: '#f97316',
  topics: [
    {
      title: 'Component Code',
      description: 'The base class, its inputs and outputs, and the ways to add a component.',
    },
    {
      title: 'Dynamic Behavior',
      description: 'Fields that react to each other, values shared during a run, and tools for agents.',
    },
    {
      title: 'Reliable Integrations',
      description: 'Secret inputs, timeouts, retries with growing pauses, and errors that people understand.',
    },
    {
      title: 'Security and Distribution',
      description: 'Accounts, keys and policies, and packages that a whole team can install.',
    },
  ],
  prerequisites: [
    'Flow Architect passed',
    'Working knowledge of Python, including classes and type hints',
    'An HTTP API to practice with, and a key for it',
  ],
  objectives: [
    'Write, test and load a component of your own',
    'Build components whose fields and outputs adapt to the settings',
    'Call a company API with secrets, retries and clear errors',
    `Secure a ${tool.name} server and name the limits of its isolation`,
    'Package several components for use by others',
  ],
  tasks: [
    {
      title: 'Custom Component Development',
      description: 'Write a component in Python, run it in a flow and cover it with a test.',
      duration: 'Week 1-2',
      steps: [],
    },
    {
      title: 'Advanced Component Features',
      description: 'Add dynamic fields, shared state, several outputs and a tool mode to your component.',
      duration: 'Week 2',
      steps: [],
    },
    {
      title: 'Enterprise API Integration',
      description: 'Connect a protected API that limits its callers, and handle every answer it can give.',
      duration: 'Week 2-3',
      steps: [],
    },
    {
      title: 'Security & Compliance',
      description:
        'Turn an open installation into one with accounts, keys, restricted code and a written risk list.',
      duration: 'Week 3-4',
      steps: [],
    },
    {
      title: 'Component Library Creation',
      description: 'Bundle your components, version and document them, and install them on another server.',
      duration: 'Week 4-5',
      steps: [],
    },
  ],
  questions: [],
});
