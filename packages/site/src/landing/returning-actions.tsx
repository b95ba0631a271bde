import { continueTarget, minutesLeft, type Task } from '@course-kit/react/model';
import { useEffect, useState } from 'react';
import { loadTasks, outline } from '../course.js';
import { dashboardMessages } from '../dashboard/dashboard.messages.js';
import { useTaskLink } from '../dashboard/use-task-link.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor } from '../links.js';
import { lockedMessages } from '../routes/locked.messages.js';
import type { HeroButtons } from './hero-buttons.js';
import type { LearnersWay } from './use-learners-way.js';

type Props = {
  readonly way: LearnersWay;
  /** Shows the ways on; a part of the page that is there already. */
  readonly Buttons: typeof HeroButtons;
};

/** The ways on for who has been here before: first to where they left off. Who has not begun is offered to begin. */
export function ReturningActions({ way, Buttons }: Props) {
  const text = useTexts('dashboard', dashboardMessages);
  const locked = useTexts('locked', lockedMessages);
  const { accountFor: level } = way;
  if (level !== undefined) {
    const to = linkFor({ kind: 'sign-up', returnTo: linkFor({ kind: 'level', level }) });
    return <Buttons way={way} first={{ to, label: locked('account', { level }) }} />;
  }
  const target = continueTarget(outline, way.levels);
  if (target.kind === 'task')
    return <WithTask way={way} Buttons={Buttons} level={target.level} task={target.task} />;
  if (target.kind === 'finished') return <Buttons way={way} />;
  const first = { to: linkFor(target), label: text('takeTest', { level: target.level }) };
  return <Buttons way={way} first={first} />;
}

function WithTask({ way, Buttons, level, task }: Props & { readonly level: number; readonly task: number }) {
  const text = useTexts('dashboard', dashboardMessages);
  const { to, label, step, seenSteps } = useTaskLink(level, task);
  const isBegun = step !== undefined || way.levels.some(({ completedTasks }) => completedTasks.length > 0);
  // What is kept of a lesson is read after the first rendering.
  const [isRead, setRead] = useState(false);
  // Null where it could not be fetched: then nothing is said of its time.
  const [lesson, setLesson] = useState<Task | null>();
  useEffect(() => {
    setRead(true);
    if (isBegun)
      loadTasks(level).then(
        (tasks) => setLesson(tasks[task - 1] ?? null),
        () => setLesson(null),
      );
  }, [isBegun, level, task]);
  if (!isRead || (isBegun && lesson === undefined))
    return <Buttons way={way} state={isBegun ? 'coming' : 'unknown'} />;
  if (!isBegun) return <Buttons way={way} />;
  const minutes = lesson ? minutesLeft(lesson, seenSteps, step) : 0;
  const left = minutes > 0 ? ` · ${text('minutesLeft', { minutes })}` : '';
  return <Buttons way={way} first={{ to, label: label + left }} />;
}
