import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { KNOWN_STORIES } from './known-stories.fixtures.js';
import { anyStep, anyWorld, endStory, runStory } from './story.fixtures.js';
import { describeStory } from './describe-story.fixtures.js';
import { World } from './world.fixtures.js';

/** A run has up to that many steps. */
const STEPS = 30;
/** How many they have on average. */
const USUAL_STEPS = 13;

/** How many steps there are in all; more by a command of its own, with new stories each time. */
const OPERATIONS = Number(process.env['MODEL_OPERATIONS'] ?? 9000);

afterEach(() => {
  vi.unstubAllGlobals();
});

it(
  'keeps every acknowledged change, shows it on every device, and nobody another’s work',
  { timeout: 3_600_000 },
  async () => {
    let operations = 0;
    const story = fc.array(anyStep, { maxLength: STEPS, size: 'max' });
    await fc.assert(
      fc.asyncProperty(anyWorld, story, async (kind, steps) => {
        operations += steps.length;
        const world = new World(kind);
        try {
          await runStory(world, steps);
          await endStory(world);
        } catch (error) {
          throw new Error(`${(error as Error).message}\n\n${describeStory(kind, steps)}\n`, { cause: error });
        } finally {
          vi.unstubAllGlobals();
        }
      }),
      {
        numRuns: Math.ceil(OPERATIONS / USUAL_STEPS),
        examples: KNOWN_STORIES,
      },
    );
    expect(operations).toBeGreaterThan(OPERATIONS * 0.9);
  },
);
