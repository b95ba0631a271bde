import type { WorldKind } from './device.fixtures.js';
import type { Step } from './any-story.fixtures.js';

/** A story in words, a line for each step. */
export function describeStory(kind: WorldKind, steps: readonly Step[]): string {
  const devices = kind.devices.map(
    ({ hasLocks, hasChannels, isBlocked, remembers, skew }, number) =>
      `device ${number}:${hasLocks ? '' : ' no locks'}${hasChannels ? '' : ' no channels'}` +
      `${isBlocked ? ' storage blocked' : ''}${remembers ? '' : ' asks who is signed in'} clock ${skew} ms ahead`,
  );
  const lines = steps.map((step) => {
    if (step.do === 'wait') return `wait ${step.milliseconds} ms`;
    const place = `device ${step.device % kind.devices.length}${'tab' in step ? ` tab ${step.tab}` : ''}`;
    if ('task' in step) return `${place}: ${step.do} task ${step.task}`;
    if ('question' in step)
      return `${place}: answer question ${step.question} ${step.isRight ? 'right' : 'wrong'}`;
    if ('score' in step) return `${place}: quiz with ${step.score} %`;
    if ('learner' in step) return `${place}: sign in as ${step.learner}`;
    if ('fault' in step) return `${place}: the next request is ${step.fault}`;
    return `${place}: ${step.do}`;
  });
  return [
    ...devices,
    `the server ${kind.notifiesOthers ? 'notifies others' : 'notifies nobody'}${kind.marksQuizzes ? ' and marks quizzes' : ''}, seed ${kind.seed}`,
    ...lines,
  ].join('\n');
}
