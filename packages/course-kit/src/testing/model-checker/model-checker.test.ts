import * as fc from 'fast-check';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { WorldKind } from './device.fixtures.js';
import { FIRST_VISIT, KNOWN_STORIES, KNOWN_WORLD } from './known-stories.fixtures.js';
import { anyStep, anyStory, anyWorld, type Step } from './any-story.fixtures.js';
import { endStory, runStory } from './story.fixtures.js';
import { describeStory } from './describe-story.fixtures.js';
import { World } from './world.fixtures.js';

/** A run has up to that many steps. */
const STEPS = 30;
/** How many they have on average. */
const USUAL_STEPS = 16;

/** How many steps there are in all; more by a command of its own, with new stories each time. */
const OPERATIONS = Number(process.env['MODEL_OPERATIONS'] ?? 6000);

beforeAll(async () => {
  // What a page loads on demand is there from then on: how long a file takes is no part of a story.
  for (let visit = 0; visit < 3; visit++) {
    // oxlint-disable-next-line no-await-in-loop -- one visit after the other
    await runStory(new World({ ...KNOWN_WORLD, marksQuizzes: visit > 0 }), FIRST_VISIT);
    vi.unstubAllGlobals();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await vi.dynamicImportSettled();
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells the same story of the same seed, and another one of another', async () => {
  const toldBy = async (kind: WorldKind, steps: readonly Step[]) => {
    const world = new World(kind);
    const told: string[] = [];
    await runStory(world, steps, () => told.push(world.shown()));
    vi.unstubAllGlobals();
    return told;
  };
  const steps = fc.sample(anyStep, { numRuns: 300, seed: 7 });
  const [kind] = fc.sample(anyWorld, { numRuns: 1, seed: 7 }) as [WorldKind];
  const told = await toldBy(kind, steps);
  expect(await toldBy(kind, steps)).toEqual(told);
  expect(await toldBy({ ...kind, seed: kind.seed + 1 }, steps)).not.toEqual(told);
});

it(
  'keeps every acknowledged change and answer, shows it on every device, and nobody another’s work',
  { timeout: 3_600_000 },
  async () => {
    let operations = 0;
    let failedAt: number | undefined;
    await fc.assert(
      fc.asyncProperty(anyWorld, anyStory(STEPS), async (kind, steps) => {
        operations += steps.length;
        const world = new World(kind);
        try {
          await runStory(world, steps);
          await endStory(world);
        } catch (error) {
          failedAt ??= operations;
          const text = `${(error as Error).message} (first seen after ${failedAt} operations)`;
          throw new Error(`${text}\n\n${describeStory(kind, steps)}\n`, { cause: error });
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
