import { randomId } from '../base/random-id.js';
import type { AskedQuestion, QuizLevel } from '../model/course.js';
import type { PendingChange } from '../model/ledger.js';
import { askedQuestions, parseAttempt, type QuizAttempt } from '../model/quiz-attempt.js';
import { quizFingerprint } from '../model/quiz-fingerprint.js';
import type { QuizMarks } from '../model/mark-quiz.js';
import { toCourseStorageError } from '../ports/course-storage-error.js';
import type { HandInMarks } from '../ports/marking-port.js';
import type { CourseServices } from './course-services.js';
import type { ProgressActions } from './progress-actions.js';
import type { SaveResult } from './save-result.js';
import { keepAnswers } from './keep-answers.js';
import { keepNextAttempt } from './keep-next-attempt.js';
import type { MarkHandIn } from './mark-hand-in.js';
import { untilLedger } from './until-ledger.js';
import type { QuizPhase, UnmarkedQuiz } from './use-quiz.js';

export { sendHandIn, withAnswers } from './send-hand-in.js';

/** A quiz that is handed in. */
export interface QuizHandIn {
  readonly actions: ProgressActions;
  readonly level: QuizLevel;
  readonly attempt: QuizAttempt;
  readonly timeSeconds: number;
  /** The level was passed before. */
  readonly hasPassed: boolean;
}

/** What a hand-in needs. */
export interface HandInServices extends CourseServices {
  readonly mark: MarkHandIn;
}

/** Shows where the quiz is, with the change's id in the ledger. */
export type ShowPhase = (phase: QuizPhase & { readonly changeId?: string }) => void;

/**
 * Hands answers in where the storage marks them, and shows what becomes of them, each time that it changes. They are in the
 * ledger before anybody is asked, so that they are one attempt whatever happens to the page, the network or the answer.
 */
export async function handInQuiz(
  services: HandInServices,
  { actions, level, attempt, timeSeconds, hasPassed }: QuizHandIn,
  show: ShowPhase,
): Promise<void> {
  const { answers, drawn, handInId = randomId() } = attempt;
  const questions = askedQuestions(level, attempt);
  const { jotai, state, storage, ledger, mark } = services;
  const { drafts } = storage;
  const change = {
    level: level.level,
    timeSeconds,
    score: 0,
    isPassed: false,
    handIn: {
      id: handInId,
      questions: quizFingerprint(questions),
      answers,
      ...(drawn && { drawn: questions.map((question) => quizFingerprint([question])) }),
    },
  };
  const isVisitor = () => jotai.get(state.session).status === 'signed-out';
  // Unless another attempt was begun since, here or in another window.
  const startAnew = () => {
    const kept = parseAttempt(level, drafts.read(level.level));
    if (!kept || kept.handInId === handInId) keepNextAttempt(services, level);
  };
  const keepHandedIn = () =>
    drafts.write(level.level, { ...attempt, elapsedSeconds: timeSeconds, handInId, isHandedIn: true });
  const askForMarks = () => mark({ ...change, kind: 'quiz' });
  const showMarks = (marks: HandInMarks, saving: SaveResult, changeId: string) => {
    reportPassMark(services.course.passMark, marks.passMark);
    startAnew();
    const outcome = {
      ...withQuestions(questions, answers, marks),
      timeSeconds,
      hadPassed: hasPassed,
      saving,
    };
    show({ status: 'finished', outcome, changeId });
  };
  const showUnmarked = (unmarked: UnmarkedQuiz, changeId = '') => {
    if (unmarked.reason === 'redrawn' || unmarked.reason === 'refused') startAnew();
    show({ status: 'handed-in', unmarked, changeId });
  };

  /** A visitor is told at once; the answers come along when they sign in. */
  const handInAsVisitor = async (): Promise<void> => {
    try {
      const marks = await askForMarks();
      const { score, isPassed } = marks;
      if (isPassed) keepAnswers(storage, { ...change, kind: 'quiz', score, isPassed });
      const { id, result } = await actions.submitQuiz({ ...change, score, isPassed });
      showMarks(marks, result, id);
    } catch (error) {
      showUnmarked({ ...reasonOf(error, 'unreachable'), handInAgain: handInAsVisitor });
    }
  };

  /** What was handed in before the page was loaded, and waits; null where it is settled. */
  const enteredBefore = async () => {
    show({ status: 'handed-in', unmarked: { reason: 'marking', handInAgain: actions.saveAgain } });
    await untilLedger(services, () => ledger.get().status !== 'loading');
    const { pending, refused } = ledger.get();
    return [...pending, ...refused].find(
      (entered) => entered.change.kind === 'quiz' && entered.change.handIn?.id === handInId,
    );
  };

  // The page may be left before there are marks.
  keepHandedIn();
  if (isVisitor()) return handInAsVisitor();
  const entered = attempt.isHandedIn
    ? await enteredBefore()
    : await actions.submitQuiz({ ...change, isMarked: false });
  if (isVisitor()) return handInAsVisitor();
  const id = entered?.id ?? '';
  const isIn = (list: readonly PendingChange[]) => list.some((other) => other.id === id);
  const placeNow = (): 'marking' | 'waiting' | 'refused' | 'saved' => {
    const { pending, refused, delivery } = ledger.get();
    const hasFailed = delivery.status === 'blocked' || ('failures' in delivery && delivery.failures > 0);
    if (isIn(pending)) return hasFailed ? 'waiting' : 'marking';
    return isIn(refused) ? 'refused' : 'saved';
  };

  for (let place = placeNow(); ; place = placeNow()) {
    if (place === 'marking' || place === 'waiting') {
      showUnmarked({ reason: place, handInAgain: actions.saveAgain }, id);
    } else {
      try {
        // oxlint-disable-next-line no-await-in-loop -- until it is marked, however long that takes
        return showMarks(await askForMarks(), place === 'refused' ? 'refused' : 'saved', id);
      } catch (error) {
        const reason = reasonOf(error, place === 'refused' ? 'refused' : 'waiting');
        showUnmarked({ ...reason, handInAgain: actions.saveAgain }, id);
        if (place === 'saved' || reason.reason === 'redrawn') return undefined;
      }
    }
    const before = place;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await untilLedger(services, () => placeNow() !== before);
  }
}

/** Tells whoever runs the site; learners are shown the marks of the storage. */
function reportPassMark(ours: number, theirs: number): void {
  if (ours === theirs) return;
  // oxlint-disable-next-line no-console -- learners cannot mend it, and must not be the only ones who see it
  console.error(
    `The course is passed with ${ours} percent, and marked with ${theirs}: run \`course-kit keys\` and apply what it writes`,
  );
}

/** Why there are no marks. */
function reasonOf(
  error: unknown,
  otherwise: UnmarkedQuiz['reason'],
): Pick<UnmarkedQuiz, 'reason' | 'waitMilliseconds'> {
  const { code, retryAfterMilliseconds: waitMilliseconds } = toCourseStorageError(error, 'marking.mark');
  const isFinal = code === 'forbidden' || code === 'invalid' || code === 'superseded';
  const isKnown = code === 'limited' || code === 'redrawn';
  return { reason: isKnown ? code : isFinal ? 'refused' : otherwise, waitMilliseconds };
}

/** Marks with the questions that they are about. */
function withQuestions(
  questions: readonly AskedQuestion[],
  given: readonly number[],
  { score, isPassed, answers }: HandInMarks,
): QuizMarks {
  const marked = questions.flatMap((question, index) => {
    const mark = answers[index];
    return mark ? [{ ...mark, question, answer: given[index] as number }] : [];
  });
  return {
    answers: marked,
    score,
    isPassed,
    correctCount: marked.filter(({ isCorrect }) => isCorrect).length,
  };
}
