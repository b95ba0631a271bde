import { expect } from 'vitest';
import { createMemoryMarking } from '../adapters/memory-marking.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import type { Course } from '../model/course.js';
import { CourseStorageError, type CourseStorageErrorCode } from '../ports/course-storage-error.js';
import type { DrawRequest, MarkingPort } from '../ports/marking-port.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { FakeStorage } from './fake-storage.js';
import { inBrowser, openStore } from './open-store.js';

/** Beside busy processors. */
export const patience = { timeout: 10_000 };

/** What a test may set of a page. */
export interface MarkedPageOptions {
  /** Null for a visitor. @default Ada */
  readonly learner?: { readonly id: string } | null;
  /** What the storage marks by. @default the course's own */
  readonly levels?: Course['levels'];
  /** Whether the storage draws questions. @default true */
  readonly draws?: boolean;
  /** Whether the storage tells the last attempt. @default true */
  readonly recalls?: boolean;
  /** A page in another window of the same browser. @default there is none */
  readonly beside?: { readonly account: CourseStorage; readonly browser: FakeStorage };
}

/** A page of a learner whose storage marks, before it is connected, and the line to the marking, which can be cut. */
export function openMarkedPage(
  course: Course,
  {
    learner = { id: 'ada' },
    levels = course.levels,
    draws = true,
    recalls = true,
    beside,
  }: MarkedPageOptions = {},
) {
  const account =
    beside?.account ?? createMemoryStorage({ learner, marking: createMemoryMarking({ ...course, levels }) });
  const browser = beside?.browser ?? new FakeStorage();
  const { marking } = account as { readonly marking: Required<MarkingPort> };
  let isDown: CourseStorageErrorCode | false = false;
  let drawing = Promise.resolve();
  const reached = async <Answer>(work: () => Promise<Answer>) => {
    if (isDown) throw new CourseStorageError(isDown, 'marking');
    return work();
  };
  const page = openStore(
    course,
    inBrowser(
      {
        ...account,
        marking: {
          mark: (handIn) => reached(() => marking.mark(handIn)),
          ...(draws && {
            draw: async (request: DrawRequest) => {
              const drawn = await reached(() => marking.draw(request));
              await drawing;
              return drawn;
            },
          }),
          ...(recalls && {
            last: (...asked: Parameters<typeof marking.last>) => reached(() => marking.last(...asked)),
          }),
        },
      },
      browser,
    ),
  );
  return {
    ...page,
    account,
    browser,
    /** Reached as from another device: always. */
    marking,
    /** Resolves once it is known who is learning. */
    begin: async () => {
      page.connect();
      await expect.poll(() => page.get('session').status, patience).not.toBe('loading');
    },
    drafts: page.services.storage.drafts,
    isWaiting: () => page.get('ledger').pending.length > 0,
    /** Draws are under way from then on, until they are let through. */
    holdDraws: () => {
      let letThrough = () => {};
      drawing = new Promise((resolve) => {
        letThrough = resolve;
      });
      return () => letThrough();
    },
    cut: (code: CourseStorageErrorCode = 'unavailable') => (isDown = code),
    mend: () => (isDown = false),
  };
}
