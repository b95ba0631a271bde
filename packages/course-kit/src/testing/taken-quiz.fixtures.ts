import type { QuizLevel } from '../model/course.js';
import { askedQuestions, attemptInOrder, parseAttempt } from '../model/quiz-attempt.js';
import type { AnsweringEvent, QuizState } from '../model/quiz-answering.js';
import { optionIdAt } from '../model/question-ids.js';
import { isToHandIn, placeOf, quizPhase } from '../state/quiz-phase.js';
import { settleQuiz } from '../state/settle-quiz.js';
import { updateQuiz } from '../state/update-quiz.js';
import type { openStore } from './open-store.js';

let count = 0;

/** A level's quiz on a page without a screen: what is done to it, and what would be shown. Options are chosen by their places. */
export function takenQuiz(page: ReturnType<typeof openStore>, level: QuizLevel) {
  const { services, actions, get } = page;
  const { storage } = services;
  const engine = async () => (await services.engine()).quizzes();
  const number = level.level;
  const of = { actions, level: number, pool: level };
  const first = attemptInOrder(askedQuestions(level));
  const closed: QuizState = { attempt: first, status: 'closed' };
  const quiz = () => get('quizzes')[number] ?? closed;
  const place = () => placeOf(get('ledger'), quiz().attempt.handInId);
  const update = (event: AnsweringEvent) => updateQuiz(services, number, closed, event);
  const send = async () => {
    const { attempt } = quiz();
    await (await engine()).handIn({ ...of, attempt }).catch(() => {});
  };
  const handOver = () => {
    if (isToHandIn(quiz(), place())) void send();
  };
  const open = async () => {
    const stored = storage.drafts.read(number);
    const draft = parseAttempt(level, stored);
    const mayBeElsewhere = get('session').status === 'signed-in' && storage.marking !== undefined;
    const isAwaited = !draft && (stored !== null || mayBeElsewhere);
    update({ type: 'opened', draft, first, draw: isAwaited ? 'awaited' : undefined });
    await (await engine()).recall(of);
    handOver();
    services.subscribe(handOver);
  };
  const kept = () => parseAttempt(level, storage.drafts.read(number), true);
  const answer = (question: number, place: number) =>
    update({ type: 'answered', question, answer: optionIdAt(place), elapsedSeconds: 9, kept: kept() });
  const submit = async () => {
    count += 1;
    update({
      type: 'submitted',
      id: count.toString(16).padStart(32, '0'),
      elapsedSeconds: 9,
      kept: kept(),
    });
    if (isToHandIn(quiz(), place())) await send();
  };
  return {
    open,
    answer,
    submitAnswers: submit,
    /** Hears that another tab has changed what is kept. */
    hear: () => settleQuiz(services, number, { type: 'kept', kept: kept() }),
    retake: async () => (await engine()).retake(of),
    /** Leaves the page after so many seconds at the attempt. */
    leave: (elapsedSeconds: number) => settleQuiz(services, number, { type: 'paused', elapsedSeconds }),
    lookBack: async (elapsedSeconds: number) => (await engine()).lookBack(of, elapsedSeconds),
    /** Answers all that is asked in a new attempt, and hands it in. */
    handIn: (places: readonly number[]) => {
      storage.drafts.clear(number);
      update({ type: 'opened', draft: null, first });
      places.forEach((place, question) => answer(question, place));
      return submit();
    },
    attempt: () => quiz().attempt,
    answers: () => quiz().attempt.answers,
    phase: () =>
      quizPhase(quiz(), {
        questions: askedQuestions(level, quiz().attempt),
        place: place(),
        level: get('levels').find((other) => other.level === number),
        session: get('session').status,
        isMarkedThere: storage.marking !== undefined,
        isRecalled: storage.marking?.last !== undefined,
        isLasting: get('isLasting'),
        signInHref: null,
        taskHref: undefined,
        handInAgain: () => (place() ? actions.saveAgain() : send()),
      }),
  };
}
