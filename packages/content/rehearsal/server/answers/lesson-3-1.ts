import { answering, calling } from './agent.js';
import type { Answer } from './answer.js';

const JOB = /^Plan a two-hour bicycle repair workshop/;
const COSTS = /^12 guests pay 15 euros/;
const INVITATION = /^Topic: bicycle repair workshop/;
const SUM = '12 * 15 - 60 - 12 * 4.5';

const SCHEDULE = `Schedule
- 18:00 Welcome and tools
- 18:15 Punctures
- 19:00 Brakes
- 19:45 Questions`;
const BUDGET = `Budget
- Income: 180 euros
- Room: 60 euros
- Material: 54 euros
- Left: 66 euros`;
const TEXT = 'Bring your bicycle, leave with clean hands and new skills. A two-hour workshop, 15 euros.';

const LEAD = { systemMessage: 'You lead a team' };
const COST_SPECIALIST = { systemMessage: 'You work out budgets' };
const COPYWRITER = { systemMessage: 'You write short invitations' };
const COMPLETE_BUDGET = { systemMessage: 'Start with the complete request' };
/** What the calculator or the cost specialist has told. */
const LEFT = { toolResultContains: '66' };
const COMPLETE_TEXT = { systemMessage: 'Repeat the schedule' };

/** One agent, a team with a lead, and a line, which answer the same job. */
export const LESSON_3_1: readonly Answer[] = [
  calling(
    JOB,
    0,
    'cost_specialist',
    { input_value: '12 guests pay 15 euros each. Room 60 euros, material 4.50 euros per guest.' },
    LEAD,
  ),
  calling(
    JOB,
    1,
    'copywriter',
    { input_value: 'Topic: bicycle repair workshop. Price: 15 euros. At most 80 words.' },
    { ...LEAD, ...LEFT },
  ),
  answering(JOB, 2, `${SCHEDULE}\n\n${BUDGET}\n\nInvitation\n${TEXT}`, {
    ...LEAD,
    toolResultContains: TEXT,
  }),
  calling(COSTS, 0, 'evaluate_expression', { expression: SUM }, COST_SPECIALIST),
  answering(COSTS, 1, BUDGET, { ...COST_SPECIALIST, ...LEFT }),
  answering(INVITATION, 0, TEXT, COPYWRITER),
  calling(JOB, 0, 'evaluate_expression', { expression: SUM }, COST_SPECIALIST),
  answering(JOB, 1, `Plan a two-hour bicycle repair workshop for 12 guests.\n\n${SCHEDULE}\n\n${BUDGET}`, {
    ...COMPLETE_BUDGET,
    ...LEFT,
  }),
  answering(JOB, 1, BUDGET, { ...COST_SPECIALIST, ...LEFT }),
  answering(/Schedule\n/, 0, `${SCHEDULE}\n\n${BUDGET}\n\nInvitation\n${TEXT}`, COMPLETE_TEXT),
  answering(/^Budget\n/, 0, TEXT, COPYWRITER),
  calling(JOB, 0, 'evaluate_expression', { expression: SUM }),
  answering(JOB, 1, `${SCHEDULE}\n\n${BUDGET}\n\nInvitation\n${TEXT}`, LEFT),
];
