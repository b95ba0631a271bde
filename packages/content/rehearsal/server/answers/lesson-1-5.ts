import type { ChatCompletionRequest } from '@copilotkit/aimock';
import { answering, calling } from './agent.js';
import { saying, unhurried, type Answer } from './answer.js';

const SUM = /^Use the calculator: what is 18\.5 percent/;
const EASY_SUM = /^What is 12 \+ 30\?$/;
const PAGE = /^Read https:\/\/docs\.langflow\.org\/agents/;
const HEADLINES = /^Find three of today's technology headlines/;
const MINUTES = /^Use the calculator: how many minutes/;
const TOWERS = /^Search the web for the height of the Eiffel Tower/;
const NO_ADDRESS = /^What does the documentation say about agents\?$/;
/** The instructions that the lesson adds. */
const REFINED = { systemMessage: 'End every answer with one line that starts with Tools:' };
const SUM_IS = { toolResultContains: '552.1' };

/** Whether the tools that are offered have all of these texts in their names or descriptions. */
const offering =
  (...texts: readonly string[]) =>
  ({ tools = [] }: ChatCompletionRequest) =>
    texts.every((text) => JSON.stringify(tools).includes(text));

/** An agent with a calculator, a reader of web pages and a search. */
export const LESSON_1_5: readonly Answer[] = [
  saying(
    /^Which of your tools would you use to read a web page/,
    'I read a web page with fetch_content and search the web with perform_search.',
    { predicate: offering('fetch_content', 'perform_search') },
  ),
  calling(SUM, 0, 'evaluate_expression', { expression: '2460 * 18.5 / 100 + 97' }),
  answering(SUM, 1, 'The result is 552.1.\n\nTools: evaluate_expression', { ...REFINED, ...SUM_IS }),
  answering(SUM, 1, 'The result is 552.1.', SUM_IS),
  calling(EASY_SUM, 0, 'evaluate_expression', { expression: '12 + 30' }),
  answering(EASY_SUM, 1, 'The result is 42.\n\nTools: evaluate_expression', {
    ...REFINED,
    toolResultContains: '42',
  }),
  calling(PAGE, 0, 'fetch_content', { urls: ['https://docs.langflow.org/agents'] }),
  answering(PAGE, 1, 'The page mentions Language Model, Agent Instructions and Max Iterations.', {
    toolResultContains: 'Max Iterations',
  }),
  calling(HEADLINES, 0, 'perform_search', { query: 'technology headlines today' }),
  answering(
    HEADLINES,
    1,
    'Lighter batteries (Example Daily), a chip for small sensors (Example Courier), maps without a network (Example Herald).',
    { toolResultContains: 'Example Courier' },
  ),
  saying(/^Write a rhyme about the sea\.$/, 'The sea is wide, the sea is free, and so is every wave for me.'),
  saying(NO_ADDRESS, 'Please give me the address.\n\nTools: none', {
    ...REFINED,
    predicate: offering('Use it only when the user gives a full address'),
  }),
  calling(NO_ADDRESS, 0, 'fetch_content', { urls: ['https://docs.langflow.org/agents'] }),
  calling(MINUTES, 0, 'evaluate_expression', { expression: '7 * 24 * 60 * 14 / 100' }),
  answering(MINUTES, 1, 'The result is 1411.2 minutes.\n\nTools: evaluate_expression', {
    toolResultContains: '1411.2',
  }),
  ...[
    calling(TOWERS, 0, 'perform_search', { query: 'height of the Eiffel Tower in meters' }),
    calling(TOWERS, 1, 'perform_search', { query: 'height of Mount Everest in meters' }),
    calling(TOWERS, 2, 'evaluate_expression', { expression: '8849 / 330' }),
    answering(
      TOWERS,
      3,
      '8849 / 330 = 26.8: about 27 towers.\n\nTools: perform_search, evaluate_expression',
      {
        toolResultContains: '26.8',
      },
    ),
  ].map(unhurried),
];
