import type { DeviceKind, WorldKind } from './device.fixtures.js';
import type { Step } from './any-story.fixtures.js';

const device: DeviceKind = { hasLocks: true, hasChannels: true, isBlocked: false, remembers: true, skew: 0 };
/** Two devices of the usual kind. */
export const KNOWN_WORLD: WorldKind = {
  devices: [device, device],
  notifiesOthers: false,
  marksQuizzes: false,
  seed: 0,
};
const deviceWithoutLocks: DeviceKind = { ...device, hasLocks: false };
const worldWithoutLocks: WorldKind = { ...KNOWN_WORLD, devices: [deviceWithoutLocks, device] };
const here = { device: 0 } as const;
const [one, other] = [
  { ...here, tab: 0 },
  { ...here, tab: 1 },
];

/** A learner hands in, and begins another attempt. */
export const FIRST_VISIT: readonly Step[] = [
  { do: 'sign in', ...one, learner: 'ada' },
  { do: 'open quiz', ...one },
  { do: 'wait', milliseconds: 1000 },
  { do: 'quiz', ...one, score: 40 },
  { do: 'wait', milliseconds: 1000 },
  { do: 'retake', ...one },
  { do: 'wait', milliseconds: 1000 },
  { do: 'delete progress', ...one },
];

/** Stories that failed once, or easily could, as short as possible. */
const STORIES: readonly (readonly Step[])[] = [
  // A deletion that was never answered held up everything that came after it.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'wait', milliseconds: 1000 },
    { do: 'fault', ...here, fault: 'hung' },
    { do: 'delete progress', ...one },
    { do: 'mark', ...one, task: 1 },
  ],
  // A tab deleted the progress of who had just signed in in another.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'open', ...here },
    { do: 'wait', milliseconds: 1000 },
    { do: 'sign in', ...one, learner: 'grace' },
    { do: 'delete progress', ...other },
  ],
  // What was done in a tab that had not heard yet of who had signed in in another must not become theirs.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'open', ...here },
    { do: 'wait', milliseconds: 1000 },
    { do: 'sign in', ...one, learner: 'grace' },
    { do: 'mark', ...other, task: 1 },
  ],
  // Tabs of a visitor overwrote what the other had done a moment ago.
  [
    { do: 'open', ...here },
    { do: 'wait', milliseconds: 1000 },
    { do: 'mark', ...other, task: 2 },
    { do: 'mark', ...one, task: 1 },
  ],
  // What a visitor did just after signing in in another tab was nobody's.
  [
    { do: 'mark', ...one, task: 1 },
    { do: 'open', ...here },
    { do: 'wait', milliseconds: 1000 },
    { do: 'sign in', ...other, learner: 'ada' },
    { do: 'quiz', ...one, score: 80 },
    { do: 'close', ...one },
  ],
  // "Save again" of a visitor removed what another tab had done a moment ago.
  [
    { do: 'mark', ...one, task: 1 },
    { do: 'open', ...here },
    { do: 'wait', milliseconds: 1000 },
    { do: 'quiz', ...other, score: 100 },
    { do: 'save again', ...one },
  ],
  // A refused change undid, once sent again, what was done to the same task since.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'fault', ...here, fault: 'refused' },
    { do: 'mark', ...one, task: 2 },
    { do: 'unmark', ...one, task: 2 },
  ],
  // A storage that was full and then wiped passed one learner's work on to the next.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'run full', ...here },
    { do: 'mark', ...one, task: 1 },
    { do: 'wipe', ...here },
  ],
  // So did one that was full when the learner signed out in another tab.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'run full', ...here },
    { do: 'mark', ...one, task: 1 },
    { do: 'open', ...here },
    { do: 'sign out', ...other },
  ],
  // So did one that was full when somebody else signed in.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'run full', ...here },
    { do: 'mark', ...one, task: 1 },
    { do: 'mark', ...one, task: 2 },
    { do: 'open', ...here },
    { do: 'wait', milliseconds: 10 },
    { do: 'sign in', ...one, learner: 'grace' },
    { do: 'wait', milliseconds: 60_000 },
  ],
  // What was done as soon as a page was open was gone with the storage that was wiped then.
  [
    { do: 'kill', ...one },
    { do: 'quiz', ...one, score: 100 },
    { do: 'wipe', ...here },
  ],
  // Without room, what a learner had taken back in one tab stayed in the browser for the next visitor.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'run full', ...here },
    { do: 'mark', ...one, task: 1 },
    { do: 'open', ...here },
    { do: 'mark', ...other, task: 1 },
    { do: 'sign out', ...other },
    { do: 'unmark', ...one, task: 1 },
    { do: 'open', ...here },
  ],
];

/** The same in browsers without locks. */
const STORIES_WITHOUT_LOCKS: readonly (readonly Step[])[] = [
  // A second tab sent what the first one was just sending, and it arrived after what undid it there.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'mark', ...one, task: 1 },
    { do: 'run full', ...here },
    { do: 'unmark', ...one, task: 1 },
    { do: 'wait', milliseconds: 10 },
    { do: 'open', ...here },
  ],
  // What was saved while the storage was full could not be removed from it, and was sent again by the next page.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'unmark', ...one, task: 1 },
    { do: 'run full', ...here },
    { do: 'mark', ...one, task: 2 },
    { do: 'mark', ...one, task: 1 },
    { do: 'wait', milliseconds: 25_000 },
    { do: 'kill', ...one },
  ],
];

/** The same where the server marks quizzes. */
const STORIES_WITH_MARKS: readonly (readonly Step[])[] = [
  // Answers that waited for the records of their learner became the attempt of who signed in meanwhile.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'open quiz', ...one },
    { do: 'wait', milliseconds: 1000 },
    { do: 'quiz', ...one, score: 40 },
    { do: 'sign in', ...one, learner: 'grace' },
  ],
  // A retake whose draw took long overwrote what was answered in another window meanwhile.
  [
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'open', ...here },
    { do: 'wait', milliseconds: 1000 },
    { do: 'open quiz', ...one },
    { do: 'open quiz', ...other },
    { do: 'wait', milliseconds: 1000 },
    { do: 'quiz', ...one, score: 40 },
    { do: 'wait', milliseconds: 6000 },
    { do: 'fault', ...here, fault: 'slow' },
    { do: 'retake', ...other },
    { do: 'wait', milliseconds: 30 },
    { do: 'retake', ...one },
    { do: 'wait', milliseconds: 1000 },
    { do: 'answer', ...one, question: 0, isRight: true },
    { do: 'wait', milliseconds: 25_000 },
  ],
  // The draw of a first attempt, of a quiz that was opened in two windows at once, did so as well.
  [
    { do: 'sign in', ...one, learner: 'grace' },
    { do: 'open', ...here },
    { do: 'wait', milliseconds: 1000 },
    { do: 'open quiz', ...one },
    { do: 'fault', ...here, fault: 'slow' },
    { do: 'open quiz', ...other },
    { do: 'wait', milliseconds: 1000 },
    { do: 'answer', ...one, question: 0, isRight: true },
    { do: 'wait', milliseconds: 25_000 },
  ],
  // A window that had not heard of the result asked on, and its answers overwrote the next attempt, which was handed in.
  [
    { do: 'open', ...here },
    { do: 'wait', milliseconds: 1000 },
    { do: 'open quiz', ...one },
    { do: 'open quiz', ...other },
    { do: 'wait', milliseconds: 1000 },
    { do: 'quiz', ...one, score: 40 },
    { do: 'wait', milliseconds: 30 },
    { do: 'quiz', ...one, score: 40 },
    { do: 'fault', ...here, fault: 'slow' },
    { do: 'wait', milliseconds: 30 },
    { do: 'quiz', ...one, score: 40 },
    { do: 'quiz', ...one, score: 40 },
    { do: 'quiz', ...other, score: 40 },
  ],
  // What was refused in one window was handed in by another one with other answers.
  [
    { do: 'open', ...here },
    { do: 'wait', milliseconds: 1000 },
    { do: 'open quiz', ...one },
    { do: 'wait', milliseconds: 10 },
    { do: 'open quiz', ...other },
    { do: 'quiz', ...one, score: 40 },
    { do: 'wait', milliseconds: 30 },
    { do: 'retake', ...one },
    { do: 'wait', milliseconds: 1000 },
    { do: 'fault', ...here, fault: 'refused' },
    { do: 'retake', ...other },
    { do: 'quiz', ...one, score: 100 },
    { do: 'wait', milliseconds: 1000 },
    { do: 'quiz', ...other, score: 40 },
  ],
  // Without room for a sign-in, a page that was loaded anew showed what the learner before had answered.
  [
    { do: 'sign in', ...one, learner: 'grace' },
    { do: 'quiz', ...one, score: 40 },
    { do: 'wait', milliseconds: 6000 },
    { do: 'answer', ...one, question: 0, isRight: false },
    { do: 'run full', ...here },
    { do: 'sign in', ...one, learner: 'ada' },
    { do: 'refresh', ...one },
  ],
  // A visitor got back the result that was being marked while they deleted their progress.
  [
    { do: 'quiz', ...one, score: 100 },
    { do: 'delete progress', ...one },
  ],
];

/** The same, each with the world in which it happened. */
export const KNOWN_STORIES: [WorldKind, Step[]][] = [
  ...STORIES.map((steps): [WorldKind, Step[]] => [KNOWN_WORLD, [...steps]]),
  ...STORIES_WITHOUT_LOCKS.map((steps): [WorldKind, Step[]] => [worldWithoutLocks, [...steps]]),
  ...STORIES_WITH_MARKS.map((steps): [WorldKind, Step[]] => [
    { ...KNOWN_WORLD, marksQuizzes: true },
    [...steps],
  ]),
];
