import type { AuthoredFlowNode, Flow } from 'course-kit/model';
import { asTool, components } from '../../components.js';
import { drawFlow } from '../../draw-flow.js';

/** The Basic Prompting template with a title and a prompt of one's own. */
export function basicPrompting(title: string, prompt: AuthoredFlowNode): Flow {
  return drawFlow({
    title,
    nodes: {
      question: components.chatInput,
      prompt,
      model: components.languageModel,
      answer: components.chatOutput,
    },
    connections: [
      'question.Chat Message -> model.Input',
      'prompt.Prompt -> model.System Message',
      'model.Model Response -> answer.Inputs',
    ],
  });
}

/** The Simple Agent template with a third tool. */
export const agentWithThreeTools = drawFlow({
  title: 'Simple Agent with Web Search',
  nodes: {
    question: components.chatInput,
    calculator: asTool('Calculator'),
    url: asTool('URL'),
    search: asTool('Web Search'),
    agent: components.agent,
    answer: components.chatOutput,
  },
  connections: [
    'question.Chat Message -> agent.Input',
    'calculator.Toolset -> agent.Tools',
    'url.Toolset -> agent.Tools',
    'search.Toolset -> agent.Tools',
    'agent.Response -> answer.Inputs',
  ],
});
