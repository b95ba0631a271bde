import type { ChatCompletionRequest } from '@copilotkit/aimock';
import { answering, calling } from './agent.js';
import { saying, type Answer } from './answer.js';

const INNER_TUBES = /^Use the stock tool: how many inner tubes do we have\?$/;
const CHAIN = /^Do we have a chain\?$/;
const WEATHER = /^What will the weather be like\?$/;
/** Whether the tool has one action, with the description that says what it is not for. */
const isSharpened = ({ tools = [] }: ChatCompletionRequest) => {
  const text = JSON.stringify(tools);
  return text.includes('Not for orders or repairs.') && !text.includes('build_rows');
};
const REPAIR = /^What about my repair with the number B-18\?/;
const READY = /^How is order B-17\?$/;
const REFUSED = { toolResultContains: 'refused the API key' };

/** What the lessons of Level 4 ask. */
export const LEVEL_4: readonly Answer[] = [
  saying(
    /^Do you have a chain, and what does it cost\?$/,
    'Yes, there are 14 chains in stock. One costs 24.90.',
    { systemMessage: 'chain: 14 in stock, 24.90 each' },
  ),
  saying(/^Do you have a helmet\?$/, 'I am sorry, we have no helmet to offer.', {
    systemMessage: 'No listed part is mentioned.',
  }),
  saying(
    /^A chain is too expensive for me\./,
    'Brake pads cost 12.50, and an inner tube costs 7.20. We have 63 inner tubes, but no brake pads at present.',
    {
      systemMessage: [
        'Asked for: chain',
        'Low price: brake pads (0 pieces, 12.50); inner tube (63 pieces, 7.20)',
        'Searches in this run: 2',
      ],
    },
  ),
  calling(INNER_TUBES, 0, 'build_note', { question: 'How many of the inner tube are in stock?' }),
  answering(INNER_TUBES, 1, 'We have 63 inner tubes in stock.', { toolResultContains: 'inner tube: 63' }),
  calling(CHAIN, 0, 'build_note', { question: 'Is a chain in stock?' }, { predicate: isSharpened }),
  answering(CHAIN, 1, 'Yes, 14 chains are in stock.', {
    toolResultContains: 'chain: 14',
    predicate: isSharpened,
  }),
  saying(WEATHER, 'I cannot look up the weather.', { predicate: isSharpened }),
  calling(REPAIR, 0, 'fetch_order', { order_number: 'B-18' }),
  answering(REPAIR, 1, 'Your repair B-18 is waiting for a chain.', {
    toolResultContains: 'waiting for a chain',
  }),
  answering(
    REPAIR,
    1,
    'I cannot find out, because the workshop refused our key. It has to be renewed.',
    REFUSED,
  ),
  calling(READY, 0, 'fetch_order', { order_number: 'B-17' }),
  answering(READY, 1, 'Order B-17 is ready.', { toolResultContains: 'ready' }),
];
