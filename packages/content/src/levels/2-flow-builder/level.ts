import { defineLevel } from 'course-kit/model';
import { tool } from '../../tool.js';

export const flowBuilder = defineLevel(2, {
  title: 'Flow Builder',
  description:
    'Build flows from an empty canvas: choose the parts, shape the data between them, give them memory and keep secrets out of them.',
  duration: '2-3 weeks',
  difficulty: 'Intermediate',
  color: '#6366f1',
  topics: [
    {
      title: 'Flows from Scratch',
      description: 'Place and connect components on an empty canvas, then test and call the result.',
    },
    {
      title: 'Data Types',
      description: 'Message, JSON and Table: what they hold and how one becomes another.',
    },
    {
      title: 'Branches and Loops',
      description: 'Chain components, choose a path, and repeat a job for every item of a list.',
    },
    {
      title: 'Memory and Variables',
      description:
        'Keep conversations apart, remember what was said, and store settings outside of the flow.',
    },
  ],
  prerequisites: [
    `${tool.name} Fundamentals passed`,
    `A running ${tool.name} with at least one model provider`,
    'Practice with the Playground and with Inspect output',
  ],
  objectives: [
    'Build a chat flow from an empty canvas and test each of its parts',
    'Convert between Message, JSON and Table without trial and error',
    'Route data with conditions and process lists in a loop',
    'Choose the kind of memory that a flow needs',
    'Keep keys and settings in variables instead of in flows',
  ],
  tasks: [
    {
      title: 'Build Your First Flow',
      description:
        'Build a working chat flow from a blank canvas, test it and call it from the command line.',
      duration: 'Week 1',
      steps: [],
    },
    {
      title: 'Input/Output Type Mastery',
      description:
        'Send one piece of information through every data type and learn which converter fits where.',
      duration: 'Week 1',
      steps: [],
    },
    {
      title: 'Advanced Component Chaining',
      description: 'Combine routing, loops and data operations in a flow that handles more than one case.',
      duration: 'Week 1-2',
      steps: [],
    },
    {
      title: 'Memory Implementation',
      description: 'Make a chat remember, keep its users apart and decide what is kept for the long term.',
      duration: 'Week 2',
      steps: [],
    },
    {
      title: 'Environment Variables Setup',
      description: 'Configure the server and move keys and settings out of your flows into variables.',
      duration: 'Week 2-3',
      steps: [],
    },
  ],
  questions: [],
});
