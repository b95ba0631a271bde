import { defineLevel } from 'course-kit/model';
import { withVideos } from '../../with-videos.js';
import { questions } from './quiz.js';
import { multiAgentArchitecture } from './task-1-multi-agent-architecture.js';
import { ragPipelineImplementation } from './task-2-rag-pipeline-implementation.js';
import { externalToolIntegration } from './task-3-external-tool-integration.js';
import { observabilitySetup } from './task-4-observability-setup.js';
import { webhookAutomation } from './task-5-webhook-automation.js';

/** Level 3: flows of many parts. */
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
    'A language model with tool calling and an embedding model, from a provider or on your own computer',
    'Basic knowledge of HTTP requests, and Python 3 for three short scripts',
  ],
  objectives: [
    'Choose between one agent, several agents and no agent at all',
    'Build a pipeline that answers questions from your own documents',
    'Give agents tools from APIs, databases and MCP servers',
    'Use traces to find slow, costly and failing steps',
    'Start a flow from another system with a webhook',
  ],
  tasks: withVideos(3, [
    multiAgentArchitecture,
    ragPipelineImplementation,
    externalToolIntegration,
    observabilitySetup,
    webhookAutomation,
  ]),
  questions,
});
