import type { LinkTarget } from '@course-kit/react';

/** What an address names; without a level the start. */
export interface Address {
  readonly level?: number;
  readonly task?: number;
  readonly isQuiz?: boolean;
}

const ADDRESS = /^#\/level-(?<level>\d+)(?:\/(?:task-(?<task>\d+)|(?<quiz>quiz)))?$/;

/** Reads the part of the page's address that begins with "#". */
export function readAddress(hash: string): Address {
  const { level, task, quiz } = ADDRESS.exec(hash)?.groups ?? {};
  if (level === undefined) return {};
  return { level: Number(level), ...(task && { task: Number(task) }), isQuiz: quiz !== undefined };
}

/** Where the page has what the components link to; null for what it does not have. */
export function linkFor(target: LinkTarget): string | null {
  switch (target.kind) {
    case 'home':
    case 'dashboard':
      return '#/';
    case 'level':
      return `#/level-${target.level}`;
    case 'task':
      return `#/level-${target.level}/task-${target.task}`;
    case 'quiz':
      return `#/level-${target.level}/quiz`;
    default:
      return null;
  }
}
