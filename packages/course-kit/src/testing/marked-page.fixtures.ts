import { expect } from 'vitest';
import { createMemoryMarking } from '../adapters/memory-marking.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import type { Course } from '../model/course.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import type { DrawRequest, MarkingPort } from '../ports/marking-port.js';
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
}

/** A page of a learner whose storage marks, before it is connected, and the line to the marking, which can be cut. */
export function openMarkedPage(
  course: Course,
  { learner = { id: 'ada' }, levels = course.levels, draws = true, recalls = true }: MarkedPageOptions = {},
) {
  const account = createMemoryStorage({ learner, marking: createMemoryMarking({ ...course, levels }) });
  const { marking } = account as { readonly marking: Required<MarkingPort> };
  let isDown = false;
  const reached = async <Answer>(work: () => Promise<Answer>) => {
    if (isDown) throw new CourseStorageError('unavailable', 'marking');
    return work();
  };
  const page = openStore(
    course,
    inBrowser({
      ...account,
      marking: {
        mark: (handIn) => reached(() => marking.mark(handIn)),
        ...(draws && { draw: (request: DrawRequest) => reached(() => marking.draw(request)) }),
        ...(recalls && {
          last: (...asked: Parameters<typeof marking.last>) => reached(() => marking.last(...asked)),
        }),
      },
    }),
  );
  return {
    ...page,
    account,
    /** Reached as from another device: always. */
    marking,
    /** Resolves once it is known who is learning. */
    begin: async () => {
      page.connect();
      await expect.poll(() => page.get('session').status, patience).not.toBe('loading');
    },
    drafts: page.services.storage.drafts,
    isWaiting: () => page.get('ledger').pending.length > 0,
    cut: () => (isDown = true),
    mend: () => (isDown = false),
  };
}
