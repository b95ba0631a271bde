import type { TaskChange } from '../../model/progress-change.js';
import type { Device, Tab } from './device.fixtures.js';
import { isUnkept, type Person, type Press } from './oracle.fixtures.js';
import { within } from './virtual-time.fixtures.js';
import type { World } from './world.fixtures.js';

/** Somebody does something in a tab, and must see it at once. */
export function press(world: World, tab: Tab, changeOf: (person: Person) => TaskChange): void {
  const { book } = world;
  const { device, store, scope } = tab;
  const person = book.personIn(tab);
  const change = changeOf(person);
  const isOptional = store.get('session').status === 'loading' && tab.openedFor?.id !== device.session?.id;
  const { actions } = store;
  within(scope, () => void actions.setTaskCompleted(change));
  const { madeAt } = store.get('ledger').pending.at(-1)?.change ?? { madeAt: NaN };
  enter(world, tab, { person, change, madeAt, isOptional });
  const shown = store.get('records').flatMap(({ completedTasks }) => completedTasks);
  if (shown.includes(`level-${change.level}-task-${change.task}`) !== change.isCompleted)
    book.recordMistake('a press is not shown at once');
}

/** Records what was done just now. */
export function enter(
  { book, time }: World,
  tab: Tab,
  done: Pick<Press, 'person' | 'change' | 'madeAt' | 'handInId' | 'isOptional'>,
): void {
  const { number: device, isReliable } = tab.device;
  const now = time.now();
  const press: Press = {
    ...done,
    device,
    tab,
    time: now,
    ownedSince: now,
    answeredAt: undefined,
    isOfTabOnly: !isReliable,
  };
  book.presses = [...book.presses, press];
}

/** Somebody deletes their progress in a tab. */
export function deleteProgress({ book, quizzes, time }: World, tab: Tab): void {
  const { device, store, scope } = tab;
  const person = book.personIn(tab);
  const now = time.now();
  // That is on another page than a quiz.
  within(scope, () => tab.page?.leave());
  delete tab.page;
  tab.isDeleting = true;
  quizzes.allowRepeats((handedIn) => handedIn.person === person);
  // On a page just opened it is the progress of whoever it turns out to be.
  tab.client.meant = store.get('session').status === 'loading' ? undefined : person.learner;
  const isVisitors = person === tab.visitor;
  const own = book.presses.filter((press) => press.person === person && press.device === device.number);
  // What was done signed out is in this browser alone; whether a sign-in came first is not for the learner to know.
  if (isVisitors) for (const press of own) press.isOptional = true;
  // Answers that wait for the ledger to be read may come into it after the deletion.
  for (const press of book.presses)
    if (isUnkept(press)) Object.assign(press, { isOptional: true, ownedSince: Infinity });
  void within(scope, async () => {
    const isDone = await store.clearProgress();
    tab.isDeleting = false;
    const isAlone = device.tabs.length === 1 && device.isReliable && book.personIn(tab) === person;
    if (isDone && isAlone && !tab.page && store.services.storage.drafts.read(person.number) !== null)
      book.recordMistake('a draft of before a deletion is still there');
    if (!isVisitors) return;
    // What a visitor does while their deletion waits for its turn has no time of its own, and may go with the rest.
    for (const press of book.presses)
      if (press.person === person && press.time > now) press.isOptional = true;
    if (isDone && device.isReliable && person.learner === null)
      book.presses = book.presses.filter((press) => !own.includes(press));
  });
}

/** Somebody gives up what was refused. */
export function discard({ book }: World, { store, scope, device }: Tab): void {
  const { refused, status } = store.get('ledger');
  // Nobody gives up what is not shown yet.
  if (status === 'loading') return;
  for (const press of book.presses) {
    if (press.device !== device.number) continue;
    const isGone = refused.some(({ change }) =>
      // What was done signed out was made anew at the sign-in.
      press.ownedSince > press.time
        ? change.level === press.change.level && change.kind === press.change.kind
        : change.madeAt === press.madeAt,
    );
    if (isGone) press.isOptional = true;
  }
  void within(scope, () => store.actions.discardRefused());
}

/** The browser has hardly any room left. */
export function runFull({ book }: World, device: Device): void {
  const { storage } = device.browser;
  storage.faults.capacity = Object.entries(storage.contents()).flat().join('').length + 20;
  book.markUnreliable(device);
}

/** The user clears what the browser keeps of the site. */
export function wipe({ book, kind, quizzes }: World, device: Device): void {
  if (device.kind.isBlocked) return;
  device.browser.wipe();
  device.visitor.isUnproven = true;
  quizzes.allowRepeats((handedIn) => handedIn.device === device.number);
  const isKnown = ({ tab, person }: Press) =>
    device.tabs.some((open) => open === tab && book.personIn(open) === person);
  /** What the server marks once the visitor has signed in is in the storage alone. */
  const isVisitorsAnswers = ({ tab, person, change }: Press) =>
    kind.marksQuizzes && change.kind === 'quiz' && person === (tab as Tab).visitor;
  for (const press of book.presses) {
    if (press.device !== device.number || press.answeredAt !== undefined) continue;
    // Its tab puts it back in a moment, unless it is gone by then.
    if (isKnown(press) && !isVisitorsAnswers(press)) press.isOfTabOnly = true;
    else press.isOptional = true;
  }
}
