import type { ChatCompletionRequest, FixtureMatch } from '@copilotkit/aimock';
import type { Answer } from './answer.js';

/** What tools have told the model since the last message of the user. */
function toolResults({ messages }: ChatCompletionRequest): number {
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  return messages.slice(asked + 1).filter(({ role }) => role === 'tool').length;
}

/** What holds once so many results have arrived. */
const matching = (
  userMessage: RegExp,
  after: number,
  { predicate, ...more }: FixtureMatch,
): FixtureMatch => ({
  userMessage,
  predicate: (request) => toolResults(request) === after && (predicate?.(request) ?? true),
  ...more,
});

/** A call of a tool that is offered, once so many results have arrived. */
export const calling = (
  userMessage: RegExp,
  after: number,
  name: string,
  input: Readonly<Record<string, unknown>>,
  more: FixtureMatch = {},
): Answer => ({
  match: matching(userMessage, after, { toolName: name, ...more }),
  response: { toolCalls: [{ name, arguments: JSON.stringify(input) }] },
});

/** An answer, once so many results of tools have arrived. */
export const answering = (
  userMessage: RegExp,
  after: number,
  content: string,
  more: FixtureMatch = {},
): Answer => ({
  match: matching(userMessage, after, more),
  response: { content },
});
