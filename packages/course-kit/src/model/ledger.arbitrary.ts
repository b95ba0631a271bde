import * as fc from 'fast-check';
import { anyQuizChange, anyRecords, anyTaskChange } from './course.arbitrary.js';
import type { PendingChange } from './ledger.js';
import type { LedgerEvent } from './ledger-reducer.js';
import type { LevelRecord } from './level-record.js';

/** Any pass mark will do here. */
export const PASS_MARK = 70;

/** Few ids, so that events are mostly about existing changes, and sometimes about unknown ones. */
const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'kept-a', 'kept-b', 'kept-c', 'kept-d');
const anyTime = fc.integer({ min: 1, max: 20 });
const anyLevel = fc.integer({ min: 1, max: 3 });

/** Records as a storage gives them: one for each level, level ascending. */
export function anyConfirmed(): fc.Arbitrary<readonly LevelRecord[]> {
  return anyRecords().map((records) => [...records].sort((a, b) => a.level - b.level));
}

/** A change that waits. */
export function anyPending(): fc.Arbitrary<PendingChange> {
  const change = fc.oneof(anyTaskChange(anyLevel), anyQuizChange(anyLevel, PASS_MARK));
  return fc
    .record({ id: fc.constantFrom('a', 'b', 'c', 'd'), change, madeAt: anyTime })
    .map(({ id, change: given, madeAt }) => ({ id, change: { ...given, madeAt } }));
}

const anyStored = fc
  .tuple(anyConfirmed(), fc.uniqueArray(anyPending(), { selector: ({ id }) => id, maxLength: 4 }))
  .map(([confirmed, pending]) => ({
    confirmed,
    // Kept from earlier pages: no change of this one has the same id.
    pending: pending
      .map(({ id, change }) => ({ id: `kept-${id}`, change }))
      .sort((a, b) => a.change.madeAt - b.change.madeAt),
    refused: [],
  }));

/** Any event, without a sensible order. */
export function anyLedgerEvent(): fc.Arbitrary<LedgerEvent> {
  const record = anyConfirmed().chain((records) =>
    records.length === 0 ? fc.constant(null) : fc.constantFrom(...records),
  );
  const confirmed = fc.record({ id: anyId, record }).map(({ id, record: given }): LedgerEvent => ({
    type: 'confirmed',
    id,
    record: given ?? {
      level: 1,
      completedTasks: [],
      quizCompleted: false,
      quizScore: null,
      quizTimeSeconds: null,
    },
  }));
  const reason = fc.constantFrom('forbidden' as const, 'invalid' as const);
  return fc.oneof(
    { weight: 6, arbitrary: anyPending().map((pending): LedgerEvent => ({ type: 'changed', pending })) },
    { weight: 3, arbitrary: anyId.map((id): LedgerEvent => ({ type: 'sending', id })) },
    { weight: 3, arbitrary: confirmed },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('refused' as const), id: anyId, reason }) },
    fc.record({ type: fc.constant('dropped' as const), ids: fc.array(anyId, { maxLength: 3 }) }),
    fc.constantFrom<LedgerEvent>(
      { type: 'failed' },
      { type: 'blocked' },
      { type: 'retried' },
      { type: 'discarded' },
      { type: 'read-failed' },
    ),
    fc.record({ type: fc.constant('read' as const), records: anyConfirmed(), revision: fc.nat(5) }),
    fc.record({
      type: fc.constant('opened' as const),
      owner: fc.constantFrom(null, 'ada', 'grace'),
      stored: anyStored,
    }),
    fc.record({ type: fc.constant('synchronised' as const), stored: anyStored }),
    fc.record({ type: fc.constant('cleared' as const), time: anyTime }),
  );
}

/** What happens to a ledger over time; ids of changes do not repeat. */
export function anyLedgerEvents(): fc.Arbitrary<readonly LedgerEvent[]> {
  return fc.array(anyLedgerEvent(), { maxLength: 30 }).map((events) => {
    const seen = new Set<string>();
    return events.filter((event) => {
      if (event.type !== 'changed') return true;
      const isNew = !seen.has(event.pending.id);
      seen.add(event.pending.id);
      return isNew;
    });
  });
}
