import * as fc from 'fast-check';
import type { DeviceKind, WorldKind } from './device.fixtures.js';
import { FAULTS, type Fault } from './simulated-server.fixtures.js';

/** One step of a story. Devices and tabs are counted round, so that a shorter story still makes sense. */
export type Step =
  | { readonly do: 'mark' | 'unmark'; readonly device: number; readonly tab: number; readonly task: number }
  | { readonly do: 'quiz'; readonly device: number; readonly tab: number; readonly score: number }
  | {
      readonly do: 'answer';
      readonly device: number;
      readonly tab: number;
      readonly question: number;
      readonly isRight: boolean;
    }
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'sign in'; readonly device: number; readonly tab: number; readonly learner: string }
  | { readonly do: 'fault'; readonly device: number; readonly fault: Fault }
  | { readonly do: TabDeed; readonly device: number; readonly tab: number }
  | { readonly do: DeviceDeed; readonly device: number };

const TAB_DEEDS = [
  'sign out',
  'close',
  'kill',
  'delete progress',
  'save again',
  'discard',
  'reload',
  'focus',
  'refresh',
  'open quiz',
  'submit',
  'retake',
  'look back',
  'leave quiz',
] as const;
/** What may be done in a tab. */
export type TabDeed = (typeof TAB_DEEDS)[number];

const DEVICE_DEEDS = ['open', 'go offline', 'go online', 'run full', 'have room', 'wipe'] as const;
/** What may happen to a device. */
export type DeviceDeed = (typeof DEVICE_DEEDS)[number];

/** Who has an account. */
export const LEARNERS = ['ada', 'grace'] as const;

const device = fc.nat({ max: 2 });
const tab = fc.nat({ max: 2 });
const task = fc.integer({ min: 1, max: 3 });

/** Anything that may happen, what is usual more often than the rest. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constantFrom('mark', 'unmark'), device, tab, task }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      device,
      tab,
      question: fc.nat({ max: 4 }),
      isRight: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('quiz' as const),
      device,
      tab,
      score: fc.constantFrom(40, 80, 100),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(10, 30, 100, 1000, 6000, 25_000, 60_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('sign in' as const),
      device,
      tab,
      learner: fc.constantFrom(...LEARNERS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('fault' as const), device, fault: fc.constantFrom(...FAULTS) }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constantFrom(...TAB_DEEDS), device, tab }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom(...DEVICE_DEEDS), device }) },
);

/** What one does in two windows of one device with the same quiz. */
const windows = { device: fc.constant(0), tab: fc.nat({ max: 1 }) };
const anyStepAtQuiz: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      ...windows,
      question: fc.nat({ max: 4 }),
      isRight: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('quiz' as const),
      ...windows,
      score: fc.constantFrom(40, 80, 100),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constantFrom('submit', 'retake', 'retake', 'look back', 'refresh', 'leave quiz', 'open quiz'),
      ...windows,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      device: windows.device,
      fault: fc.constantFrom('slow', 'slow', ...FAULTS),
    }),
  },
  { weight: 3, arbitrary: anyStep },
);

/** What one does there, and waits for what comes of it, or not. */
const anyStepsAtQuiz: fc.Arbitrary<Step[]> = fc
  .tuple(anyStepAtQuiz, fc.constantFrom(0, 0, 30, 1000, 1000))
  .map(([step, milliseconds]) => [step, ...(milliseconds ? [{ do: 'wait', milliseconds } as const] : [])]);

const A_SECOND = { do: 'wait', milliseconds: 1000 } as const;
/** Two windows with the same quiz, of a learner or of a visitor, opened one after the other or at once, before or after an attempt. */
const anyTwoWindows: fc.Arbitrary<Step[]> = fc
  .record({
    learner: fc.constantFrom(null, ...LEARNERS, ...LEARNERS),
    fault: fc.constantFrom(null, null, 'slow' as const),
    pause: fc.constantFrom(10, 1000),
    score: fc.constantFrom(null, 40, 100),
  })
  .map(({ learner, fault, pause, score }) => [
    { do: 'open', device: 0 },
    ...(learner ? [{ do: 'sign in', device: 0, tab: 0, learner } as const] : []),
    A_SECOND,
    ...(fault ? [{ do: 'fault', device: 0, fault } as const] : []),
    { do: 'open quiz', device: 0, tab: 0 },
    { do: 'wait', milliseconds: pause },
    { do: 'open quiz', device: 0, tab: 1 },
    ...(score ? [{ do: 'quiz', device: 0, tab: 0, score } as const, A_SECOND] : []),
  ]);

/** Steps in any order; half of the stories are of two windows with the same quiz, which is where most can go wrong. */
export const anyStory = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.oneof(
    fc.array(anyStep, { maxLength, size: 'max' }),
    fc
      .tuple(anyTwoWindows, fc.array(anyStepsAtQuiz, { maxLength: maxLength / 2, size: 'max' }))
      .map(([begin, then]) => [...begin, ...then.flat()]),
  );

const usually = fc.integer({ min: 0, max: 9 }).map((number) => number < 8);
const anyDevice: fc.Arbitrary<DeviceKind> = fc.record({
  hasLocks: usually,
  hasChannels: usually,
  isBlocked: usually.map((is) => !is),
  remembers: usually,
  skew: fc.constantFrom(0, -3_600_000, 7_200_001),
});

/** Two or three devices of any kind. */
export const anyWorld: fc.Arbitrary<WorldKind> = fc.record({
  devices: fc.array(anyDevice, { minLength: 2, maxLength: 3 }),
  notifiesOthers: fc.boolean(),
  marksQuizzes: usually,
  seed: fc.nat({ max: 2 ** 30 }),
});
