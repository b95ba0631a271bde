import type { FixtureMatch, FixtureFileResponse } from '@copilotkit/aimock';

/** What the stand-in says to a question. The first that fits is taken. */
export interface Answer {
  readonly match: FixtureMatch;
  readonly response: FixtureFileResponse;
  /** How long it takes until it answers, in milliseconds. */
  readonly after?: number;
}

/** A text as answer to a message. */
export const saying = (userMessage: RegExp, content: string, more: FixtureMatch = {}): Answer => ({
  match: { userMessage, ...more },
  response: { content },
});

/**
 * As long as a model takes. A tool that requires approval needs it: where an answer comes sooner than its database saves,
 * Langflow 1.13 loses the pause and ends with an empty message.
 */
export const unhurried = (answer: Answer): Answer => ({ ...answer, after: 1_500 });
