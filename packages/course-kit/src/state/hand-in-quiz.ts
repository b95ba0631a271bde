import type { QuizAttempt, QuizPool } from '../model/quiz-attempt.js';
import type { PendingChange } from '../model/ledger.js';
import type { CourseServices } from './course-services.js';
import type { ProgressActions } from './progress-actions.js';
import { keepAnswers } from './keep-answers.js';
import type { HandedInQuiz, MarkHandIn } from './mark-hand-in.js';
import { refusalOf } from './send-hand-in.js';
import { keptAttempt } from './kept-attempt.js';
import { settleByKept, settleQuiz } from './settle-quiz.js';
import { untilLedger } from './until-ledger.js';

export { sendQuiz } from './send-hand-in.js';

/** A quiz that is handed in. */
export interface QuizHandIn {
  readonly actions: ProgressActions;
  /** From 1. */
  readonly level: number;
  readonly pool: QuizPool;
  readonly attempt: QuizAttempt;
}

/** What a hand-in needs. */
export interface HandInServices extends CourseServices {
  readonly mark: MarkHandIn;
  /** What this page has seen in the ledger, by the id of the hand-in: it is not entered again once it is settled. */
  readonly entered: Map<string, HandedInQuiz>;
}

/**
 * Hands answers in where the storage marks them. They are in the ledger before anybody is asked, so that they are one attempt
 * whatever happens to the page, the network or the answer; whoever sends them from there says what they are marked with. A
 * visitor's answers are marked at once, and wait in the browser while nobody can.
 */
export async function handInQuiz(services: HandInServices, quiz: QuizHandIn): Promise<void> {
  const { jotai, state, storage, ledger, ledgerStore, mark, entered } = services;
  const { drafts } = storage;
  const { actions, level, attempt } = quiz;
  const { answers, questions, handInId: id = '', elapsedSeconds: timeSeconds } = attempt;
  const change: HandedInQuiz = {
    kind: 'quiz',
    level,
    timeSeconds,
    score: 0,
    isPassed: false,
    handIn: { id, questions, answers },
  };
  /** Whose answers are here, also before it is known who is learning. */
  const ownerOf = () => (ledgerStore ?? ledger.get()).owner;
  const isVisitor = () => jotai.get(state.session).status === 'signed-out';
  const submitter = ownerOf();
  /** While something was awaited, somebody else may have signed in: nobody's answers become another's attempt. */
  const isAnothers = () => submitter !== null && ownerOf() !== submitter;
  /** Whether the quiz that is shown says what has become of this hand-in. */
  const isTold = () => {
    const { attempt: shown, refusal } = jotai.get(state.quizzes)[level] ?? {};
    return shown?.handInId !== id || shown.marks !== undefined || refusal !== undefined;
  };
  /** Nor does a learner get back what they have deleted meanwhile. */
  const isDeleted = () => keptAttempt(drafts, level)?.handInId !== id;
  const find = (list: readonly PendingChange[]) => {
    const found = list.find((entry) => entry.change.kind === 'quiz' && entry.change.handIn?.id === id);
    if (found) entered.set(id, found.change as HandedInQuiz);
    return found;
  };

  /** @throws what nobody has answered. */
  const refuse = (error: unknown, otherwise: 'refused' | 'waiting') => {
    const refusal = refusalOf(error, otherwise);
    settleQuiz(services, level, { type: 'refused', id, ...refusal });
    if (refusal.reason === 'waiting') throw error;
  };

  /** A visitor is told at once; the answers come along when they sign in. */
  const handInAsVisitor = async (): Promise<void> => {
    try {
      const marks = await mark(change);
      const marked = { ...change, score: marks.score, isPassed: marks.isPassed };
      if (!isDeleted()) {
        if (marks.isPassed) keepAnswers(storage, marked);
        await actions.submitQuiz(marked, id);
      }
      settleQuiz(services, level, { type: 'marked', id, marks });
    } catch (error) {
      refuse(error, 'waiting');
    }
  };

  if (isVisitor()) return handInAsVisitor();
  await untilLedger(services, () => ledger.get().status !== 'loading');
  if (isAnothers()) return undefined;
  if (isVisitor()) return handInAsVisitor();
  if (find(ledger.get().pending)) return undefined;
  const isRefused = find(ledger.get().refused) !== undefined;
  if (!entered.has(id)) {
    const saving = actions.submitQuiz({ ...change, isMarked: false }, id);
    find(ledger.get().pending);
    const { result } = await saving;
    // Its session has ended.
    if (isAnothers()) return undefined;
    if (isVisitor()) return handInAsVisitor();
    if (result !== 'saved' || isTold()) return undefined;
  }
  // Another window has sent it, or this one before it was opened anew.
  if (settleByKept(services, level, id)) return undefined;
  try {
    settleQuiz(services, level, { type: 'marked', id, marks: await mark(entered.get(id) ?? change) });
  } catch (error) {
    refuse(error, isRefused ? 'refused' : 'waiting');
  }
}
