import type { QuizLevel } from '../../model/course.js';
import { isAnswering, type AnsweringEvent, type QuizState } from '../../model/quiz-answering.js';
import { askedQuestions, attemptInOrder, parseAttempt, type QuizAttempt } from '../../model/quiz-attempt.js';
import type { QuizAnswer } from '../../model/scoring.js';
import { randomId } from '../../base/random-id.js';
import { keepTrying } from '../../state/keep-trying.js';
import type { QuizEngine } from '../../state/quiz-engine.js';
import type { QuizPhase } from '../../state/quiz-phase.js';
import { updateQuiz } from '../../state/update-quiz.js';
import type { Tab } from './device.fixtures.js';
import type { VirtualTime } from './virtual-time.fixtures.js';

/** A quiz on a page, which works with it as `useQuiz` does. */
export interface QuizPage {
  readonly level: QuizLevel;
  readonly quiz: () => QuizState;
  /** Undefined until its code is loaded. */
  readonly phase: () => QuizPhase | undefined;
  /** What the browser keeps of it. */
  readonly kept: () => QuizAttempt | null;
  readonly answer: (question: number, answer: QuizAnswer) => void;
  readonly submit: () => void;
  readonly retake: () => void;
  readonly lookBack: () => void;
  readonly leave: () => void;
}

/** Opens a level's quiz in a tab. */
export function openQuizPage({ store, scope }: Tab, level: QuizLevel, time: VirtualTime): QuizPage {
  const { services, actions } = store;
  const { storage, jotai, state } = services;
  const { level: number } = level;
  const of = { actions, level: number, pool: level };
  const first = attemptInOrder(askedQuestions(level));
  const closed: QuizState = { attempt: first, status: 'closed' };
  const isOpen = () => jotai.get(state.quizzes)[number] !== undefined;
  const quiz = () => jotai.get(state.quizzes)[number] ?? closed;
  const kept = () => parseAttempt(level, storage.drafts.read(number));
  const keptAtPress = () => parseAttempt(level, storage.drafts.read(number), true);
  const update = (event: AnsweringEvent) => updateQuiz(services, number, closed, event);
  const watchOf = ({ optionOrder, elapsedSeconds }: QuizAttempt) => {
    const since = time.now();
    return {
      optionOrder,
      elapsedSeconds: () => elapsedSeconds + Math.floor((time.now() - since) / 1000),
    };
  };
  let engine: QuizEngine | undefined;
  let watch: ReturnType<typeof watchOf> | undefined;
  let tried: QuizAttempt | undefined;
  let isRendering = false;
  let isLeft = false;
  let unattend = () => {};
  let stopTrying = () => {};

  const open = () => {
    const stored = storage.drafts.read(number);
    const mayBeElsewhere =
      storage.marking &&
      store.get('session').status !== 'signed-out' &&
      storage.session?.remembered?.() !== null;
    const draft = kept();
    const draw = !draft && (stored || mayBeElsewhere) ? 'awaited' : undefined;
    update({ type: 'opened', draft, first, draw });
    watch = undefined;
    void engine?.recall(of);
  };
  const render = () => {
    isRendering = false;
    if (!scope.isAlive || isLeft || !engine) return;
    if (!isOpen()) open();
    const { attempt } = quiz();
    if (watch?.optionOrder !== attempt.optionOrder) {
      unattend();
      watch = watchOf(attempt);
      unattend = engine.attend(of, watch);
    }
    const toTry = engine.show(of, quiz()).isToHandIn ? attempt : undefined;
    if (toTry === tried) return;
    tried = toTry;
    stopTrying();
    const { handIn } = engine;
    stopTrying = toTry ? keepTrying(() => handIn({ ...of, attempt: toTry })) : () => {};
  };
  /** As React does: what happens at once is shown at once. */
  const renderSoon = () => {
    if (!isRendering) queueMicrotask(render);
    isRendering = true;
  };
  const unsubscribes = [state.quizzes, state.ledger].map((each) => jotai.sub(each, renderSoon));
  const elapsedSeconds = () => watch?.elapsedSeconds() ?? 0;
  open();
  const start = async () => {
    const loaded = await (await services.engine()).quizzes();
    if (isLeft) return;
    engine = loaded;
    void engine.recall(of);
    render();
  };
  void start();
  return {
    level,
    quiz,
    kept,
    phase: () => engine?.show(of, quiz()).phase,
    answer: (question, answer) =>
      update({ type: 'answered', question, answer, elapsedSeconds: elapsedSeconds(), kept: keptAtPress() }),
    submit: () =>
      update({ type: 'submitted', id: randomId(), elapsedSeconds: elapsedSeconds(), kept: keptAtPress() }),
    retake: () => void engine?.retake(of),
    lookBack: () => {
      if (isAnswering(quiz()) && quiz().attempt.earlier) engine?.lookBack(of, elapsedSeconds());
    },
    leave: () => {
      unattend();
      stopTrying();
      for (const unsubscribe of unsubscribes) unsubscribe();
      isLeft = true;
    },
  };
}
