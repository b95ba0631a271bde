import { defineLevel } from 'course-kit/model';
import { tool } from '../../tool.js';
import { withVideos } from '../../with-videos.js';
import { questions } from './quiz.js';
import { customComponentDevelopment } from './task-1-custom-component-development.js';
import { advancedComponentFeatures } from './task-2-advanced-component-features.js';
import { enterpriseApiIntegration } from './task-3-enterprise-api-integration.js';
import { securityAndCompliance } from './task-4-security-and-compliance.js';
import { componentLibraryCreation } from './task-5-component-library-creation.js';

/** Level 4: components and connections of one's own. */
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
    'Practice with HTTP requests; an API to practice with comes with task 3',
  ],
  objectives: [
    'Write, test and load a component of your own',
    'Build components whose fields and outputs adapt to the settings',
    'Call a company API with secrets, retries and clear errors',
    `Secure a ${tool.name} server and name the limits of its isolation`,
    'Package several components for use by others',
  ],
  tasks: withVideos(4, [
    customComponentDevelopment,
    advancedComponentFeatures,
    enterpriseApiIntegration,
    securityAndCompliance,
    componentLibraryCreation,
  ]),
  questions,
});
