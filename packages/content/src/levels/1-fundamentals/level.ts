import { defineLevel } from 'course-kit/model';
import { tool } from '../../tool.js';
import { withVideos } from '../../with-videos.js';
import { questions } from './quiz.js';
import { environmentSetup } from './task-1-environment-setup.js';
import { interfaceExploration } from './task-2-interface-exploration.js';
import { componentUnderstanding } from './task-3-component-understanding.js';
import { firstFlowModification } from './task-4-first-flow-modification.js';
import { agentsAndTools } from './task-5-agents-and-tools.js';

/** Level 1: first flows, and what they are made of. */
export const fundamentals = defineLevel(1, {
  title: `${tool.name} Fundamentals`,
  description: `Install ${tool.name}, find your way around it, change a ready-made flow and watch an agent use its tools.`,
  duration: '1-2 weeks',
  difficulty: 'Beginner',
  color: '#10b981',
  topics: [
    {
      title: 'Installation',
      description: `Pick an installation route, start ${tool.name} on your computer and connect a model.`,
    },
    {
      title: 'Workspace',
      description: 'Projects, the sidebar, the canvas and the Playground: where things are and what they do.',
    },
    {
      title: 'Components and Ports',
      description: 'What one component does, and why some connections are allowed and others are not.',
    },
    {
      title: 'Prompts and Agents',
      description: 'Shape answers with instructions and settings, then let an agent choose its own tools.',
    },
  ],
  prerequisites: [
    'A computer with at least 2 GB of memory for the server; 4 GB or more is better',
    'Enough practice with a terminal to type a command and read its answer',
    'An account with a model provider, or a model that runs on your own computer',
    'No programming knowledge is needed',
  ],
  objectives: [
    `Install ${tool.name}, start it and connect a model provider`,
    'Find components, settings, logs and versions without searching for them',
    'Explain what inputs, outputs and port colors mean',
    'Change the prompt, the model and the temperature of a flow and compare the answers',
    'Give an agent tools and check which of them it really used',
  ],
  tasks: withVideos(1, [
    environmentSetup,
    interfaceExploration,
    componentUnderstanding,
    firstFlowModification,
    agentsAndTools,
  ]),
  questions,
});
