import type { AuthoredFlowNode } from 'course-kit/model';

/** Components of the tool with the ports that lessons use; a flow adds what it needs. */
export const components = {
  chatInput: { title: 'Chat Input', outputs: ['Chat Message: Message'] },
  chatOutput: { title: 'Chat Output', inputs: ['Inputs: Message'] },
  promptTemplate: { title: 'Prompt Template', outputs: ['Prompt: Message'] },
  languageModel: {
    title: 'Language Model',
    inputs: ['Input: Message', 'System Message: Message'],
    outputs: ['Model Response: Message'],
  },
  agent: {
    title: 'Agent',
    inputs: ['Input: Message', 'Tools: Tool'],
    outputs: ['Response: Message'],
  },
} as const satisfies Record<string, AuthoredFlowNode>;

/** A component in Tool Mode. */
export function asTool(title: string): AuthoredFlowNode {
  return { title, detail: 'Tool Mode', outputs: ['Toolset: Tool'] };
}
