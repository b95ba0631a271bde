import { createCourseStorage } from '../../adapters/course-storage.js';
// What pages load on demand is there: how long a file takes is no part of a story.
import '../../model/question-kinds/other-kinds.js';
import '../../state/draw-quiz.js';
import '../../state/hand-in-quiz.js';
import { parseAttempt } from '../../model/quiz-attempt.js';
import type { DraftStore } from '../../ports/draft-store.js';
import { defineCourse } from '../../model/define-course.js';
import type { QuizLevel } from '../../model/course.js';
import type { Learner } from '../../model/learner.js';
import type { StoragePorts } from '../../ports/course-storage.js';
import { openStore } from '../open-store.js';
import { Book } from './book.fixtures.js';
import type { Device, Tab, WorldKind } from './device.fixtures.js';
import { isUnkept, mistakesIn } from './oracle.fixtures.js';
import { QuizBook } from './quiz-book.fixtures.js';
import { stubChannels } from './simulated-channel.fixtures.js';
import { createBrowser, TAB_NOTIFICATION_MILLISECONDS } from './simulated-device.fixtures.js';
import { createServer, type Client } from './simulated-server.fixtures.js';
import { startVirtualTime, within, type Scope, type VirtualTime } from './virtual-time.fixtures.js';

const START = Date.parse('2026-11-22T09:00:00Z');
/** In percent. */
export const PASS_MARK = 70;
/** More people than any story has: each works in a level of their own. */
const MOST_PEOPLE = 24;
const { levels, ...course } = defineCourse({
  title: 'Course',
  levels: Array.from({ length: MOST_PEOPLE }, (_, index) => ({
    title: `Level ${index + 1}`,
    tasks: [1, 2, 3].map((task) => ({ title: `Task ${task}`, duration: '', steps: [] })),
    asks: 5,
    questions: Array.from({ length: 7 }, (_, place) => ({
      question: `Why ${place}?`,
      options: ['a', 'b'],
      correctAnswer: place % 2,
      explanation: 'Because.',
      // Of these, an account's first attempt is drawn.
      ...(index === 1 && { topic: `topic-${place % 5}` }),
    })),
  })),
});

/** Several devices with tabs, one server, and what is known of everything that was done. */
export class World {
  readonly time: VirtualTime;
  readonly devices: readonly Device[];
  readonly book = new Book();
  readonly quizzes = new QuizBook(this.book, PASS_MARK);
  readonly #server: ReturnType<typeof createServer>;
  readonly #devices = new Map<Scope, Device>();

  constructor(readonly kind: WorldKind) {
    const { devices, notifiesOthers, marksQuizzes, seed } = kind;
    this.time = startVirtualTime(START, seed);
    stubChannels(this.time, (scope) => {
      const device = this.#devices.get(scope);
      return device?.kind.hasChannels ? device : undefined;
    });
    this.#server = createServer(
      this.time,
      {
        onChanged: (learner, change) => this.book.checkSaved(learner, change),
        onAnswered: (_, change, client) => {
          const press = this.book.pressOf(change, this.#devices.get(client.scope)?.number);
          if (press) press.answeredAt ??= this.time.now();
        },
        onCleared: (learner, made, client) => {
          if (client.meant !== undefined && client.meant !== learner)
            this.book.recordMistake(`work of ${learner} was deleted by ${client.meant}`);
          this.book.deletions.push({ learner, made, arrived: this.time.now() });
          this.quizzes.allowRepeats(({ person }) => person.learner === learner);
        },
        onMarked: (account, handIn) => this.quizzes.checkMarked(account, handIn),
        onAsked: (handIn) => this.quizzes.noteAsked(handIn),
        onRefused: (handIn, isOver, { scope }) => this.quizzes.noteRefused(handIn, isOver, scope),
      },
      notifiesOthers,
      levels,
      marksQuizzes,
    );
    this.devices = devices.map((kind, number) => {
      const browser = createBrowser(this.time, true);
      if (kind.isBlocked) browser.storage.faults.isBlocked = true;
      const visitor = this.book.newVisitor(kind.isBlocked);
      return {
        number,
        kind,
        browser,
        session: null,
        visitor,
        faults: [],
        isOffline: false,
        isReliable: !kind.isBlocked,
        tabs: [],
      };
    });
  }

  /** Opens a page on a device. */
  open(device: Device): Tab {
    const scope: Scope = { isAlive: true, events: new EventTarget() };
    this.#devices.set(scope, device);
    device.browser.join(scope);
    const listeners = new Set<(learner: Learner | null) => void>();
    const clock = () => this.time.now() + device.kind.skew;
    const client: Client = {
      scope,
      session: () => device.session?.id ?? null,
      skew: device.kind.skew,
      fault: () => (device.isOffline ? 'offline' : device.faults.shift()),
      meant: undefined,
    };
    const ports = this.#portsOf(device, client, listeners);
    return within(scope, () => {
      const given = createCourseStorage(ports, {
        storage: device.browser.storageOf(scope),
        events: scope.events,
        locks: device.kind.hasLocks ? device.browser.locks : null,
        clock,
      });
      const storage = { ...given, drafts: this.#watched(given.drafts, () => tab) };
      const { chance: random } = this.time;
      const store = openStore({ ...course, levels }, storage, { clock, random });
      const tab: Tab = {
        scope,
        device,
        client,
        store,
        visitor: device.visitor,
        openedFor: device.session,
        listeners,
        isDeleting: false,
        leave: () => {},
      };
      device.tabs.push(tab);
      const { jotai } = store.services;
      jotai.sub(store.state.ledger, () => {
        const ledger = jotai.get(store.state.ledger);
        this.book.checkShown(tab, ledger);
        this.book.noteHandIns(ledger);
      });
      tab.leave = store.connect();
      return tab;
    });
  }

  /** The quiz of a level, as a page has it. */
  quizOf(level: number): QuizLevel {
    return levels[level - 1] as QuizLevel;
  }

  /** The drafts of a tab, of whose quizzes nothing may get lost. */
  #watched(drafts: DraftStore, tabOf: () => Tab): DraftStore {
    const watch = (level: number, slot: unknown, next: unknown, change: () => void) => {
      const quiz = this.quizOf(level);
      const before = drafts.read(level);
      if (slot === undefined)
        this.quizzes.checkKept(parseAttempt(quiz, before), parseAttempt(quiz, next), tabOf().isDeleting);
      change();
    };
    return {
      read: drafts.read,
      write: (level, draft, slot) => watch(level, slot, draft, () => drafts.write(level, draft, slot)),
      clear: (level, slot) => watch(level, slot, null, () => drafts.clear(level, slot)),
    };
  }

  /** Every page has the code that it loads after its press handlers. */
  async loaded(): Promise<void> {
    const tabs = this.devices.flatMap((device) => device.tabs);
    await Promise.all(tabs.map(async ({ store }) => (await store.services.engine()).quizzes()));
    // They go on with it in their turn.
    await this.time.advance(0);
  }

  /** The page is gone, with everything that it had in memory only. */
  end(tab: Tab): void {
    const { device, scope } = tab;
    scope.isAlive = false;
    device.tabs = device.tabs.filter((other) => other !== tab);
    device.browser.leave(scope);
    for (const press of this.book.presses)
      if (press.tab === tab && press.answeredAt === undefined && (press.isOfTabOnly || isUnkept(press)))
        press.isOptional = true;
  }

  /** Somebody signs in or out in a tab; the others hear of it a moment later. */
  become(tab: Tab, learner: Learner | null): void {
    const { device } = tab;
    // Nobody signs in or out faster than the tabs find out who is there; what is done until then is that learner's.
    const hasHeard = ({ store }: Tab) => {
      const session = store.get('session');
      return session.status === 'signed-in'
        ? session.learner.id === device.session?.id
        : session.status === 'signed-out' && device.session === null;
    };
    if (!device.tabs.every(hasHeard)) return;
    const before = device.session;
    device.session = learner;
    // Answers on their way into the ledger wait in the browser for whoever gave them to open the quiz again.
    for (const press of this.book.presses)
      if (press.device === device.number && isUnkept(press)) press.isOptional = true;
    if (before === null && learner !== null) {
      device.visitor.learner = learner.id;
      for (const press of this.book.presses)
        if (press.person === device.visitor) press.ownedSince = this.time.now();
    }
    if (learner === null && before !== null) device.visitor = this.book.newVisitor(!device.isReliable);
    const tell = (other: Tab) => {
      if (device.session === null) other.visitor = device.visitor;
      for (const listener of other.listeners) listener(device.session);
    };
    within(tab.scope, () => tell(tab));
    for (const other of device.tabs)
      if (other !== tab)
        this.time.after(this.time.about(TAB_NOTIFICATION_MILLISECONDS), () => tell(other), other.scope);
  }

  /** What every tab shows. */
  shown(): string {
    const tabs = this.devices.flatMap((device) => device.tabs);
    return JSON.stringify(
      tabs.map(({ store }) => [store.get('ledger'), store.get('quizzes'), store.codes()]),
    );
  }

  /** @throws Error with the first thing that was not as it must be. */
  check(): void {
    for (const tab of this.devices.flatMap(({ tabs }) => tabs)) {
      const { store, page } = tab;
      const changedAt = tab.device.browser.draftsChangedAt();
      const isTold = this.time.now() - changedAt > 4 * TAB_NOTIFICATION_MILLISECONDS;
      if (page) this.quizzes.checkShown(tab, page, isTold);
      const [session, { owner }] = [store.get('session'), store.get('ledger')];
      if (session.status === 'signed-in' && session.learner.id !== owner)
        this.book.recordMistake(`${session.learner.id} is signed in and sees the ledger of ${owner}`);
    }
    if (this.book.mistakes.length > 0) throw new Error(this.book.mistakes[0]);
  }

  /** Compares what the server has of a learner, and what their tabs show, with what must be. */
  async checkEnd(learner: string): Promise<void> {
    const records = this.#server.recordsOf(learner);
    mistakesIn(learner, records, this.book.presses, this.book.deletions).forEach((text) =>
      this.book.recordMistake(`on the server, for ${learner}: ${text}`),
    );
    const textOf = (shown: typeof records) =>
      JSON.stringify(
        shown.filter(({ completedTasks, quizScore }) => completedTasks.length > 0 || quizScore !== null),
      );
    for (const { store, device } of this.devices.flatMap(({ tabs }) => tabs)) {
      if (store.saveStatus() !== 'saved')
        this.book.recordMistake(
          `device ${device.number} says '${store.saveStatus()}' to ${learner} for good`,
        );
      if (textOf(store.get('records')) !== textOf(records))
        this.book.recordMistake(
          `device ${device.number} shows ${learner} ${textOf(store.get('records'))}, the server has ${textOf(records)}`,
        );
    }
    if (!this.kind.marksQuizzes) return this.check();
    const recorded = await Promise.all(levels.map(({ level }) => this.#server.attemptsOf(learner, level)));
    this.quizzes.checkEnd(
      learner,
      this.devices.flatMap(({ tabs }) => tabs),
      recorded.flat(),
    );
    return this.check();
  }

  #portsOf(device: Device, client: Client, listeners: Tab['listeners']): StoragePorts {
    const answer = () =>
      new Promise<Learner | null>((resolve) => {
        const hear = () => {
          const tab = device.tabs.find(({ scope }) => scope === client.scope);
          if (tab && device.session === null) tab.visitor = device.visitor;
          resolve(device.session);
        };
        this.time.after(20, hear, client.scope);
      });
    return {
      place: 'account',
      progress: this.#server.progressOf(client),
      ...(this.kind.marksQuizzes && { marking: this.#server.markingOf(client) }),
      certificates: {
        isVerified: false,
        list: async () => [],
        issue: () => Promise.reject(new Error('not part of the story')),
        read: async () => null,
      },
      session: {
        current: answer,
        ...(device.kind.remembers && { remembered: () => device.session }),
        subscribe(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
        signOut: async () => {},
      },
    };
  }
}
