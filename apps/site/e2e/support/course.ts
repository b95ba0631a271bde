import type { Kept } from './test.js';

const level = (title: string, tasks: string) => ({
  title,
  tasks: tasks.split(', ') as unknown as readonly [string, string, string, string, string],
});

/** The expected course, written out here so that a mistake in the site's own data is found. */
export const levels = [
  level(
    'Langflow Fundamentals',
    'Environment Setup, Interface Exploration, Component Understanding, First Flow Modification, Agents & Tools',
  ),
  level(
    'Flow Builder',
    'Build Your First Flow, Input/Output Type Mastery, Advanced Component Chaining, Memory Implementation, Environment Variables Setup',
  ),
  level(
    'Flow Architect',
    'Multi-Agent Architecture, RAG Pipeline Implementation, External Tool Integration, Observability Setup, Webhook Automation',
  ),
  level(
    'Custom Integrator',
    'Custom Component Development, Advanced Component Features, Enterprise API Integration, Security & Compliance, Component Library Creation',
  ),
  level(
    'Langflow Engineer',
    'Enterprise Architecture Design, CI/CD Pipeline Implementation, Template & Standards Creation, Team Leadership & Training, Consulting & Strategy',
  ),
] as const;

/** Completed tasks of a level as the browser stores them. */
export function tasksDone(level: number, tasks: readonly number[] = [1, 2, 3, 4, 5]): Kept {
  return Object.fromEntries(tasks.map((task) => [`level-${level}-task-${task}`, 'true']));
}

/** A level's passed test as the browser stores it. */
export function quizPassed(level: number, score = 100): Kept {
  return {
    [`level-${level}-quiz-completed`]: 'true',
    [`level-${level}-quiz-score`]: String(score),
    [`level-${level}-quiz-time-seconds`]: '65',
  };
}

/** Every level up to one, with all tasks done and the test passed. */
export function levelsPassed(upTo: number): Kept {
  const each = levels
    .slice(0, upTo)
    .map((_, index) => ({ ...tasksDone(index + 1), ...quizPassed(index + 1) }));
  return Object.assign({}, ...each) as Kept;
}

/** The id of the certificate below. */
export const CERTIFICATE_ID = 'CERT-1795255200000-L1';

/** A certificate for level 1, issued on 21 November 2026, as the browser stores it. */
export const certificateKept: Kept = {
  'course-kit:certificates': JSON.stringify([
    {
      id: CERTIFICATE_ID,
      userName: 'Ada Lovelace',
      level: 1,
      courseName: 'Langflow Learning',
      score: 100,
      completionDate: 'November 21, 2026',
      issuedBy: 'Learning Platform',
    },
  ]),
};
