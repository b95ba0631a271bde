import { tellMarks } from '../../model/mark-quiz.js';
import { isBegun } from '../../model/quiz-answering.js';
import { askedQuestions, isSameAttempt, type QuizAttempt } from '../../model/quiz-attempt.js';
import { isAnswered, UNANSWERED } from '../../model/scoring.js';
import type { HandIn } from '../../ports/marking-port.js';
import type { Book } from './book.fixtures.js';
import type { Tab } from './device.fixtures.js';
import type { Person } from './oracle.fixtures.js';
import type { QuizPage } from './quiz-page.fixtures.js';
import type { Scope } from './virtual-time.fixtures.js';

/** Answers that somebody has handed in. */
interface HandedIn {
  readonly person: Person;
  readonly device: number;
  readonly attempt: QuizAttempt;
  /** The same attempt may be begun anew: the learner was told that it does not count, or has deleted it. */
  mayRepeat: boolean;
}

/** Records every hand-in of a world, and what is wrong with the quizzes that are kept and shown. */
export class QuizBook {
  readonly handIns = new Map<string, HandedIn>();
  /** What the server has marked, and for whom: null for a visitor, without a record. */
  readonly marked = new Map<string, string | null>();
  /** What the learner was told does not count. */
  readonly refused = new Set<string>();
  /** Which tab has heard of what that it is refused for good, and has not asked again. */
  readonly #final = new Map<string, Scope>();
  /** The pages that show a pass. */
  readonly #passes = new WeakSet<QuizPage>();
  readonly #book: Book;
  readonly #passMark: number;

  constructor(book: Book, passMark: number) {
    this.#book = book;
    this.#passMark = passMark;
  }

  /** Somebody has pressed the button; once is enough, in whichever windows. @returns whether it is a new hand-in */
  handIn({ device }: Tab, person: Person, attempt: QuizAttempt): boolean {
    const { handInId: id = '' } = attempt;
    const known = this.handIns.get(id);
    if (known) {
      if (known.attempt.answers.join() !== attempt.answers.join())
        this.#mistake('a hand-in has other answers');
      return false;
    }
    for (const other of this.handIns.values())
      if (
        other.person === person &&
        other.device === device.number &&
        !other.mayRepeat &&
        isSameAttempt(other.attempt, attempt)
      )
        this.#mistake('an attempt is handed in twice');
    const mayRepeat = !device.isReliable;
    this.handIns.set(id, { person, device: device.number, attempt, mayRepeat });
    return true;
  }

  /** What nobody knows of any more may be done again. */
  allowRepeats(isIt: (handedIn: HandedIn) => boolean): void {
    for (const handedIn of this.handIns.values()) if (isIt(handedIn)) handedIn.mayRepeat = true;
  }

  /** The server has marked something; without an account, that is a visitor's. */
  checkMarked(account: string | null, { id, answers }: HandIn): void {
    const known = this.handIns.get(id);
    if (!known) return this.#mistake('what nobody has handed in is marked');
    if (known.attempt.answers.join() !== answers.join()) this.#mistake('other answers are marked');
    if (account !== null && known.person.learner !== account)
      this.#mistake(`answers of ${nameOf(known.person)} are marked for ${account}`);
    if (this.marked.get(id) == null) this.marked.set(id, account);
    return undefined;
  }

  /** A tab asks the server for marks. */
  noteAsked({ id }: HandIn): void {
    this.#final.delete(id);
  }

  /** The server has said of something that it does not count. */
  noteRefused({ id }: HandIn, isOver: boolean, scope: Scope): void {
    this.refused.add(id);
    this.#final.set(id, scope);
    // Another attempt was recorded since it was begun, which the learner is told.
    for (const press of this.#book.presses) if (isOver && press.handInId === id) press.isOptional = true;
    this.allowRepeats(({ attempt }) => attempt.handInId === id);
  }

  /** What was answered stays in the browser: nothing takes its place but the attempt after it. */
  checkKept(before: QuizAttempt | null, next: QuizAttempt | null, isDeleting: boolean): void {
    if (!before || !isBegun(before) || before.marks || isDeleting) return;
    if (before.handInId && this.refused.has(before.handInId)) return;
    if (!next) return this.#mistake('answers are removed from the browser');
    if (!isSameAttempt(before, next)) return this.#mistake('answers are overwritten by another attempt');
    if (
      before.answers.some(
        (answer, place) => isAnswered(answer) && !isAnswered(next.answers[place] ?? UNANSWERED),
      )
    )
      this.#mistake('an answer is removed from the browser');
    if (before.isHandedIn && (!next.isHandedIn || next.answers.join() !== before.answers.join()))
      this.#mistake('what is handed in is changed in the browser');
    return undefined;
  }

  /**
   * A page shows the quiz of who looks at it, with the marks of what they have answered.
   *
   * @param isTold - every window has heard of what the browser keeps.
   */
  checkShown(tab: Tab, page: QuizPage, isTold: boolean): void {
    const { attempt, status } = page.quiz();
    const phase = page.phase();
    if (!phase || tab.store.get('session').status === 'loading') return;
    const kept = page.kept();
    // What is handed in there is shown with the next press at the latest.
    if (isTold && phase.status === 'answering' && kept && !kept.isHandedIn && isSameAttempt(kept, attempt))
      if (kept.answers.some((answer, place) => isAnswered(answer) && answer !== attempt.answers[place]))
        this.#mistake('what is answered in another window is not shown');
    const isWaiting = phase.status === 'handed-in' && phase.unmarked.reason === 'waiting';
    const isFinal = this.#final.get(attempt.handInId ?? '') === tab.scope;
    if (isWaiting && isFinal && tab.store.get('ledger').pending.length === 0)
      this.#mistake('what is refused for good is shown as waiting');
    const viewer = this.#book.personIn(tab);
    const owner = this.#book.personOf(page.level.level);
    const isOwn = owner === viewer || (owner?.learner && owner.learner === viewer.learner);
    // What could not be saved before a session ended stays to be read.
    const mayStay = attempt.isHandedIn && viewer.learner === null;
    if (status === 'begun' && isBegun(attempt) && !isOwn && !mayStay && !owner?.isLeftBehind)
      this.#mistake(`the quiz of ${nameOf(owner)} is shown to ${nameOf(viewer)}`);
    if (phase.status !== 'finished' || !attempt.marks) {
      if (phase.status !== 'opening') this.#passes.delete(page);
      return;
    }
    const { score, isPassed } = tellMarks(
      askedQuestions(page.level, attempt),
      attempt.answers,
      this.#passMark,
    );
    if (!this.handIns.has(attempt.handInId ?? ''))
      this.#mistake('marks of what nobody has handed in are shown');
    if (phase.outcome.score !== score || phase.outcome.isPassed !== isPassed)
      this.#mistake(`answers that are worth ${score} % are shown with ${phase.outcome.score} %`);
    if (this.#passes.has(page) && !isPassed) this.#mistake('a failure is shown in the place of a pass');
    if (isPassed) this.#passes.add(page);
  }

  /** At the end every hand-in of a learner is marked, or refused with a word, and no page leaves it open. */
  checkEnd(learner: string, tabs: readonly Tab[], recorded: readonly string[]): void {
    if (new Set(recorded).size !== recorded.length) this.#mistake('a hand-in is recorded twice');
    for (const [id, account] of this.marked)
      if (account === learner && !recorded.includes(id)) this.#mistake('an attempt that was marked is gone');
    for (const { page } of tabs) {
      const phase = page?.phase();
      if (phase && phase.status !== 'finished' && phase.status !== 'answering')
        this.#mistake(`the quiz of ${learner} says '${phase.status}' for good: ${JSON.stringify(phase)}`);
    }
    for (const { handInId = '', isOptional, person, ownedSince } of this.#book.presses) {
      if (handInId === '' || isOptional || person.learner !== learner || person.isLeftBehind) continue;
      const isDeleted = this.#book.deletions.some(
        (deletion) => deletion.learner === learner && ownedSince <= deletion.arrived,
      );
      if (!isDeleted && !this.marked.has(handInId) && !this.refused.has(handInId))
        this.#mistake(`what ${learner} has handed in is neither marked nor refused`);
    }
  }

  #mistake(text: string): void {
    this.#book.recordMistake(text);
  }
}

const nameOf = (person: Person | undefined) => person?.learner ?? 'a visitor';
