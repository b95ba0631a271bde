import type { FixtureMatch, FixtureFileResponse } from '@copilotkit/aimock';

/** What the stand-in says to a question. The first that fits is taken. */
export interface Answer {
  readonly match: FixtureMatch;
  readonly response: FixtureFileResponse;
}

/** A text as answer to a message. */
export const saying = (userMessage: RegExp, content: string, more: FixtureMatch = {}): Answer => ({
  match: { userMessage, ...more },
  response: { content },
});
