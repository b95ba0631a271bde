import { defineLevel } from 'course-kit/model';
import { tool } from '../../tool.js';
import { withVideos } from '../../with-videos.js';
import { questions } from './quiz.js';
import { buildYourFirstFlow } from './task-1-build-your-first-flow.js';
import { inputOutputTypes } from './task-2-input-output-types.js';
import { componentChaining } from './task-3-component-chaining.js';
import { memory } from './task-4-memory.js';
import { environmentVariables } from './task-5-environment-variables.js';

/** Level 2: flows of one's own. */
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
    `A running ${tool.name}, as Python package or with Docker, and at least one model provider`,
    'Practice with the Playground and with Inspect output',
    'Python and a terminal, to run two short scripts that you are given',
  ],
  objectives: [
    'Build a chat flow from an empty canvas and test each of its parts',
    'Convert between Message, JSON and Table without trial and error',
    'Route data with conditions and process lists in a loop',
    'Choose the kind of memory that a flow needs',
    'Keep keys and settings in variables instead of in flows',
  ],
  tasks: withVideos(2, [
    buildYourFirstFlow,
    inputOutputTypes,
    componentChaining,
    memory,
    environmentVariables,
  ]),
  questions,
});
