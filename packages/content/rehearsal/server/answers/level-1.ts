import { LESSON_1_5 } from './lesson-1-5.js';
import { saying, type Answer } from './answer.js';

const BLUE_SKY = /^Why is the sky blue\?$/;
const CALM = { systemMessage: ['study partner for physics', 'Your tone is calm'] };
/** Whether a request leaves the model free in its words. */
const isWarm = ({ temperature = 0 }: { temperature?: number }) => temperature > 0.5;
const COMPARISON = /^Invent a memorable comparison/;

/** What the lessons of Level 1 ask. */
export const LEVEL_1: readonly Answer[] = [
  saying(
    /^Hello! I help Wheelhouse, a small bicycle shop\./,
    'What a brilliant idea! Build a helper that answers mail about opening hours. Then let it collect repair requests!',
    { systemMessage: 'enthusiastic' },
  ),
  saying(BLUE_SKY, 'What a brilliant question, future AI builder! Air scatters blue light most!', {
    systemMessage: 'enthusiastic',
  }),
  saying(
    BLUE_SKY,
    'And here comes blue, racing past red on the inside! Air scatters the short waves most. Which color comes last?',
    { systemMessage: 'sports commentator' },
  ),
  saying(BLUE_SKY, 'Air scatters blue light the most. Which color does it scatter the least?', {
    systemMessage: 'patient study partner. Explain',
  }),
  saying(BLUE_SKY, 'The molecules of air scatter blue light most. Which color passes straight on?', {
    ...CALM,
    model: 'gpt-4.1-mini',
  }),
  saying(
    BLUE_SKY,
    'Sunlight holds all colors. Air scatters the short, blue waves far more than the long, red ones. So blue reaches you from everywhere. Which color does air scatter least?',
    { ...CALM, model: 'gpt-5.4' },
  ),
  ...['a dance floor', 'a pinball table', 'a choir of sopranos'].map((thing, sequenceIndex) =>
    saying(COMPARISON, `Blue light in air is like ${thing}.`, { predicate: isWarm, sequenceIndex }),
  ),
  saying(COMPARISON, 'Blue light in air is like a pinball.'),
  saying(/^Suggest a name for a repair workshop/, 'Sprocket Thursdays'),
  saying(/^And one for Saturday mornings/, 'Saddle Saturdays'),
  saying(/^Why does a chain need oil/, 'A chain needs oil so that its links slide instead of scraping.'),
  saying(/^Why do tires need air/, 'Tires need air to carry you softly, like a balloon.'),
  ...LESSON_1_5,
];
