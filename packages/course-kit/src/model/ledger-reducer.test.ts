import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyConfirmed, anyLedgerEvent, anyLedgerEvents, anyPending, PASS_MARK } from './ledger.arbitrary.js';
import { EMPTY_LEDGER, type Ledger } from './ledger.js';
import { inOrder } from './change-order.js';
import { saveStatus } from './save-status.js';
import { reduceLedger, type LedgerEvent } from './ledger-reducer.js';
import { applyChanges } from './progress-change.js';

const reduce = (ledger: Ledger, event: LedgerEvent) => reduceLedger(ledger, event, PASS_MARK);
const after = (events: readonly LedgerEvent[], ledger: Ledger = EMPTY_LEDGER): Ledger =>
  events.reduce(reduce, ledger);
/** Any ledger that events can lead to. */
const anyLedger = () => anyLedgerEvents().map((events) => after(events));
const idsOf = (changes: readonly { readonly id: string }[]) => changes.map(({ id }) => id);
/** A change of which the ledger has not heard. */
const anyNew = () => anyPending().map((pending) => ({ ...pending, id: 'new' }));

describe('what is shown', () => {
  it('is the confirmed records with the pending changes applied, after any events', () => {
    fc.assert(
      fc.property(anyLedger(), ({ confirmed, pending, shown }) => {
        const changes = pending.map(({ change }) => change);
        expect(shown).toEqual(applyChanges(confirmed, changes, PASS_MARK));
      }),
    );
  });

  it('has a change at once, and as long as it is pending', () => {
    const anyPassing = fc.constantFrom<LedgerEvent>(
      { type: 'sending', id: 'new' },
      { type: 'failed' },
      { type: 'blocked' },
      { type: 'read-failed' },
      { type: 'retried' },
      { type: 'discarded' },
    );
    fc.assert(
      fc.property(anyLedger(), anyNew(), fc.array(anyPassing), (ledger, pending, events) => {
        const [first, ...others] = events;
        const pressed = after([{ type: 'changed', pending }], ledger);
        expect(idsOf(pressed.pending)).toContain('new');
        const later = after(first ? [first, ...others] : [], pressed);
        expect(idsOf(later.pending)).toContain('new');
      }),
    );
  });

  it('has neither refused nor obsolete changes', () => {
    fc.assert(
      fc.property(anyLedger(), anyNew(), fc.boolean(), (ledger, pending, isRefused) => {
        const end: LedgerEvent = isRefused
          ? { type: 'refused', id: 'new', reason: 'forbidden' }
          : { type: 'dropped', ids: ['new'] };
        expect(after([{ type: 'changed', pending }, end], ledger).shown).toEqual(ledger.shown);
      }),
    );
  });

  it('does not change when a change is confirmed as it was shown', () => {
    fc.assert(
      fc.property(anyConfirmed(), anyNew(), (confirmed, pending) => {
        const stored = { confirmed, pending: [], refused: [] };
        const before = after([
          { type: 'opened', owner: 'ada', stored },
          { type: 'changed', pending },
        ]);
        const record = before.shown.find(({ level }) => level === pending.change.level);
        if (!record) throw new Error('a change without a record');
        expect(after([{ type: 'confirmed', id: 'new', record }], before).shown).toBe(before.shown);
      }),
    );
  });
});

describe('the changes that wait', () => {
  it('keep their order, and none is in two lists', () => {
    fc.assert(
      fc.property(anyLedger(), anyLedgerEvent(), (ledger, event) => {
        fc.pre(!['opened', 'synchronised', 'retried', 'changed'].includes(event.type));
        const next = reduce(ledger, event);
        const kept = idsOf(ledger.pending).filter((id) => idsOf(next.pending).includes(id));
        expect(idsOf(next.pending)).toEqual(kept);
      }),
    );
  });

  it('are in the order in which they were made after refused ones are sent again', () => {
    fc.assert(
      fc.property(anyLedger(), (ledger) => {
        fc.pre(ledger.refused.length > 0);
        const { pending, refused } = reduce(ledger, { type: 'retried' });
        expect(refused).toEqual([]);
        expect(pending).toEqual([...pending].sort(inOrder));
        expect(idsOf(pending).sort()).toEqual([...idsOf(ledger.pending), ...idsOf(ledger.refused)].sort());
        expect(pending.every((change) => !('reason' in change))).toBe(true);
      }),
    );
  });

  it('are never undone by an older refused change of the same task', () => {
    const anyTask = anyNew().filter(({ change }) => change.kind === 'task');
    fc.assert(
      fc.property(anyLedger(), anyTask, fc.boolean(), (ledger, first, isRefusedFirst) => {
        const second = { id: 'later', change: { ...first.change, madeAt: first.change.madeAt + 1 } };
        const refused: LedgerEvent = { type: 'refused', id: 'new', reason: 'invalid' };
        const pressed: LedgerEvent = { type: 'changed', pending: second };
        const rest = isRefusedFirst ? [refused, pressed] : [pressed, refused];
        const next = after([{ type: 'changed', pending: first }, ...rest, { type: 'retried' }], ledger);
        expect(idsOf(next.pending)).not.toContain('new');
        expect(idsOf(next.pending)).toContain('later');
      }),
    );
  });

  it('are only those after a deletion, which leaves nothing that was confirmed', () => {
    fc.assert(
      fc.property(anyLedger(), fc.nat(20), (ledger, time) => {
        const next = reduce(ledger, { type: 'cleared', time });
        const isLater = ({ change }: (typeof ledger.pending)[number]) => change.madeAt > time;
        expect(next.confirmed).toEqual([]);
        expect(next.pending).toEqual(ledger.pending.filter(isLater));
        expect(next.refused).toEqual(ledger.refused.filter(isLater));
      }),
    );
  });
});

describe('an event', () => {
  it('that comes twice has the effect of one, except for the revision', () => {
    fc.assert(
      fc.property(anyLedger(), anyLedgerEvent(), (ledger, event) => {
        fc.pre(event.type !== 'changed' && event.type !== 'failed');
        const once = reduce(ledger, event);
        expect({ ...reduce(once, event), revision: 0 }).toEqual({ ...once, revision: 0 });
      }),
    );
  });

  it('about an unknown change leaves the lists unchanged', () => {
    const anyUnknown = fc.constantFrom<LedgerEvent>(
      { type: 'refused', id: 'unknown', reason: 'invalid' },
      { type: 'dropped', ids: ['unknown'] },
      { type: 'sending', id: 'unknown' },
    );
    fc.assert(
      fc.property(anyLedger(), anyUnknown, (ledger, event) => {
        const next = reduce(ledger, event);
        expect(next.pending).toBe(ledger.pending);
        expect(next.refused).toBe(ledger.refused);
        expect(next.confirmed).toBe(ledger.confirmed);
      }),
    );
  });

  it('that changes nothing gives the same ledger', () => {
    fc.assert(
      fc.property(anyLedger(), anyConfirmed(), fc.nat(9), (ledger, records, revision) => {
        const none: Ledger = { ...ledger, refused: [], delivery: { status: 'idle' } };
        expect(reduce(none, { type: 'dropped', ids: ['unknown'] })).toBe(none);
        expect(reduce(none, { type: 'retried' })).toBe(none);
        expect(reduce(none, { type: 'discarded' })).toBe(none);
        fc.pre(revision !== none.revision);
        expect(reduce(none, { type: 'read', records, revision })).toBe(none);
      }),
    );
  });

  it('that confirms, deletes, opens or follows another tab makes earlier reads outdated; a new change does not', () => {
    fc.assert(
      fc.property(anyLedger(), anyLedgerEvent(), (ledger, event) => {
        const isNewer = ['confirmed', 'cleared', 'opened', 'synchronised'].includes(event.type);
        expect(reduce(ledger, event).revision).toBe(ledger.revision + (isNewer ? 1 : 0));
      }),
    );
  });
});

describe('saveStatus', () => {
  it('agrees with the pending and refused changes, and with the last try', () => {
    fc.assert(
      fc.property(anyLedger(), (ledger) => {
        const { pending, refused, delivery } = ledger;
        const hasFailed = 'failures' in delivery && delivery.failures > 0;
        const ofPending = delivery.status === 'blocked' ? 'signed-out' : hasFailed ? 'waiting' : 'saving';
        const expected = pending.length === 0 ? 'saved' : ofPending;
        expect(saveStatus(ledger)).toBe(refused.length > 0 ? 'refused' : expected);
      }),
    );
  });

  it('waits from the first failed try until one succeeds', () => {
    fc.assert(
      fc.property(anyNew(), fc.nat(5), (pending, more) => {
        const tries = Array.from({ length: more + 1 }, (): LedgerEvent[] => [
          { type: 'sending', id: 'new' },
          { type: 'failed' },
        ]).flat();
        const failed = after([{ type: 'changed', pending }, ...tries, { type: 'sending', id: 'new' }]);
        expect(saveStatus(failed)).toBe('waiting');
        const second = { ...pending, id: 'second' };
        const [record] = failed.shown;
        if (!record) throw new Error('a change without a record');
        const next = after(
          [
            { type: 'changed', pending: second },
            { type: 'confirmed', id: 'new', record },
          ],
          failed,
        );
        expect(saveStatus(next)).toBe('saving');
      }),
    );
  });
});
