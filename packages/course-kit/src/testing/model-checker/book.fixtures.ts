import type { Ledger } from '../../model/ledger.js';
import type { ProgressChange } from '../../model/progress-change.js';
import type { Device, Tab } from './device.fixtures.js';
import type { Deletion, Person, Press } from './oracle.fixtures.js';

const LEARNERS = ['ada', 'grace'];

/** Records everything that was done in a world, and every mistake. */
export class Book {
  readonly deletions: Deletion[] = [];
  readonly mistakes: string[] = [];
  presses: readonly Press[] = [];
  readonly #people: Person[] = LEARNERS.map((learner, index) => ({
    number: index + 1,
    learner,
    isLeftBehind: false,
  }));

  /** Records a mistake. */
  recordMistake(text: string): void {
    this.mistakes.push(text);
  }

  /** A new visitor. */
  newVisitor(isLeftBehind: boolean): Person {
    const person: Person = { number: this.#people.length + 1, learner: null, isLeftBehind };
    this.#people.push(person);
    return person;
  }

  /** Who works in a tab, as they see it themselves. */
  personIn({ store, openedFor, visitor }: Tab): Person {
    const session = store.get('session');
    const learner =
      session.status === 'loading' ? openedFor : session.status === 'signed-in' ? session.learner : null;
    return this.#people.find(({ learner: id }) => learner !== null && id === learner.id) ?? visitor;
  }

  /** Who has worked for a learner: before they signed in, and since. */
  peopleOf(learner: string): readonly Person[] {
    return this.#people.filter((person) => person.learner === learner);
  }

  /** From now on, tabs of the device may have work that is in no storage. */
  markUnreliable(device: Device): void {
    device.isReliable = false;
    device.visitor.isLeftBehind = true;
    for (const { person, device: number } of this.presses)
      if (number === device.number && person.number > LEARNERS.length) person.isLeftBehind = true;
    for (const press of this.presses) if (press.device === device.number) press.isOfTabOnly = true;
  }

  /** What is handed in has the time at which it comes into the ledger. */
  noteHandIns({ pending }: Ledger): void {
    for (const { id, change } of pending) {
      const handInId = change.kind === 'quiz' ? (change.handIn?.id ?? id) : undefined;
      const press = handInId && this.presses.find((each) => each.handInId === handInId);
      if (press) press.madeAt = change.madeAt;
    }
  }

  /** The press that a request is about, by what the request says of it. */
  pressOf(change: ProgressChange, device: number | undefined): Press | undefined {
    return this.presses.find(
      (press) =>
        press.device === device &&
        press.madeAt === change.madeAt &&
        press.change.level === change.level &&
        press.change.kind === change.kind,
    );
  }

  /** Nobody's work may end up with another learner. */
  checkSaved(learner: string, { level }: ProgressChange): void {
    const person = this.personOf(level);
    if (person?.learner !== learner && !person?.isLeftBehind)
      this.recordMistake(`work of ${person?.learner ?? 'a visitor'} was saved for ${learner}`);
  }

  /** Nobody may see another's work. */
  checkShown(tab: Tab, { owner }: Ledger): void {
    for (const { level, completedTasks, quizScore } of tab.store.get('records')) {
      if (completedTasks.length === 0 && quizScore === null) continue;
      const person = this.personOf(level);
      const isOwn =
        owner === null
          ? person === tab.visitor || person?.learner === tab.openedFor?.id
          : person?.learner === owner;
      if (!isOwn && !person?.isLeftBehind)
        this.recordMistake(`work of ${person?.learner ?? 'a visitor'} was shown to ${owner ?? 'a visitor'}`);
    }
  }

  /** Whose tasks and quiz these are. */
  personOf(number: number): Person | undefined {
    return this.#people.find((person) => person.number === number);
  }
}
