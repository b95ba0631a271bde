'use client';

import { Check } from 'lucide';
import { memo, type ReactNode } from 'react';
import type { TaskLevel } from '../../model/course.js';
import type { StoragePlace } from '../../ports/course-storage.js';
import { classNames } from '../../primitives/class-name.js';
import { Icon } from '../../primitives/icon.js';
import { useLevelColor } from '../../feature/use-level-color.js';
import { withRef } from '../../primitives/with-ref.js';
import { taskOf } from '../../feature/course-provider/level-of.js';
import type { FigureKind } from '../../state/figure-kind.js';
import { LanguageMarksProvider } from '../../feature/course-text.js';
import { ProjectMark } from '../../feature/project-mark.js';
import { CourseLanguageLine, marksOf, useLanguageMarks } from '../../feature/language-marks.js';
import { NotNowAction, NotNowSentence, useNotNow } from '../../feature/not-now/not-now.js';
import { useText } from '../../feature/use-text.js';
import type { CourseTextProps, HeadedProps, ViewProps } from '../../feature/view-props.js';
import { LinkLists as PlainLinkLists } from './link-lists.js';
import { StepsOnFilm } from './lesson-film.js';
import { LessonGuide as PlainLessonGuide } from './lesson-guide.js';
import { LessonOutcome } from './lesson-outcome.js';
import { LessonHead, type LessonPart, type LessonStart } from './lesson-head.js';
import { LessonPreface } from './lesson-preface.js';
import { hasExercises, type StepExercises } from './step-list.js';
import { TaskLinks } from './task-links.js';
import { TaskPageTexts } from './task-page-text.js';
import { taskPageMessages, type TaskPageMessages } from './task-page.messages.js';
import { NO_KINDS, useFigure } from './use-figure.js';
import { useFilm } from './use-film.js';
import { VideoArea } from './video-area.js';

// Long and the same whatever the learner marks: a press on the button does not render them anew.
const [LessonGuide, LinkLists] = [memo(PlainLessonGuide), memo(PlainLinkLists)];

/** Addresses that a task page leads to; null for what the host does not have. */
export interface TaskPageLinks {
  /** The level's page. */
  readonly level: string | null;
  /** Absent on the first task. */
  readonly previous?: string | null | undefined;
  /** The next task, or the level's quiz after the last one. */
  readonly next: string | null;
  /** Where the learner signs in; the page asks for it where the mark waits for that. */
  readonly signIn?: string | null | undefined;
}

/** What a task page shows. */
export interface TaskPageViewProps extends ViewProps<TaskPageMessages>, HeadedProps, CourseTextProps {
  /** The level that the task is in. */
  readonly level: TaskLevel;
  /** The task's number within its level, from 1. */
  readonly task: number;
  /**
   * The learner has marked it as done.
   *
   * @selector [data-completed]
   */
  readonly isCompleted: boolean;
  /** What the head says and where it leads: to a step, to the last one where the mark is left, or on from the task. @default the first step */
  readonly start?: LessonStart | undefined;
  /** The task has the level's project, whose check has passed as far as the browser knows. @default false */
  readonly isProjectChecked?: boolean;
  /** Where the mark is kept; the page says so when it is not an account. @default 'account' */
  readonly place?: StoragePlace;
  /** The mark waits to be saved, as the status line says it; the page says so beside the button. @default it does not */
  readonly waits?: 'waiting' | 'signed-out' | undefined;
  /** False where it waits in the page's memory only. @default true */
  readonly isLasting?: boolean | undefined;
  /** Called to save what waits now. @default there is no button */
  readonly onSaveAgain?: (() => void) | undefined;
  /** Where the page leads. */
  readonly links: TaskPageLinks;
  /** Called with what is to be, never with "the other one", so that it may come twice. */
  readonly onSetCompleted: (isCompleted: boolean) => void;
  /** Hosts, besides the page's own, that the video may come from; one of another host is a link. @default none */
  readonly mediaHosts?: readonly string[] | undefined;
  /** Stands in a bar that stays in sight: how far the learner is within the lesson. @default no bar */
  readonly progress?: ReactNode;
  /** The kinds of figures that the lesson shows, such as `flowFigures`. @default no figure is drawn */
  readonly figures?: readonly FigureKind[] | undefined;
  /** What `children` add to the lesson, which its head says and leads to: each is the element with that id. Exercises in steps are not of them. @default nothing */
  readonly parts?: readonly LessonPart[] | undefined;
  /**
   * Makes what shows the exercises of a step, which stands at its end and folds with it, given the step's number, from 1, and the rank
   * of its heading. Make the function once for a lesson. @default exercises in steps are not shown
   */
  readonly stepExercises?: StepExercises | undefined;
}

/** A lesson: video, steps, links and the mark that it is done. */
export const TaskPageView = withRef(function TaskPageView({
  level,
  task: number,
  isCompleted,
  start = { text: 'start', step: 1, href: '#step-1' },
  isProjectChecked = false,
  place = 'account',
  waits,
  isLasting,
  onSaveAgain,
  links,
  onSetCompleted,
  mediaHosts,
  figures = NO_KINDS,
  parts = [],
  stepExercises,
  progress,
  headingRank = 1,
  courseLanguage,
  messages,
  locale,
  className,
  children,
  ...props
}: TaskPageViewProps) {
  const text = useText(taskPageMessages, messages, locale);
  const color = useLevelColor(level.color, props.ref);
  const { task, figure } = useFigure(taskOf(level, number), figures);
  const marks = marksOf(useLanguageMarks(courseLanguage, locale), task.language);
  const { film, watched } = useFilm(task);
  const reason = useNotNow({ status: waits });
  const position = text('position', { level: level.level, task: number });
  return (
    <LanguageMarksProvider value={marks}>
      <TaskPageTexts.Provider value={text}>
        <article
          {...props}
          {...color}
          className={classNames('ck-root ck-task-page', className)}
          data-completed={isCompleted || undefined}
        >
          <StepsOnFilm.Provider value={film}>
            <LessonHead
              task={task}
              position={position}
              parts={stepExercises && task.steps.some(hasExercises) ? ['exercise', ...parts] : parts}
              project={
                level.project?.task === number && (
                  <ProjectMark
                    sentence={text(isProjectChecked ? 'projectChecked' : 'project', { project: '{project}' })}
                    title={level.project.title}
                    isChecked={isProjectChecked}
                  />
                )
              }
              rank={headingRank}
              start={start}
              language={
                <CourseLanguageLine
                  marks={marks}
                  textFor={(language) => text('courseLanguage', { language })}
                />
              }
              film={
                task.video !== undefined && (
                  <figure className="ck-film">
                    <VideoArea
                      key={task.video}
                      src={task.video}
                      task={task}
                      mediaHosts={mediaHosts}
                      figures={figures}
                      text={text}
                      watched={watched}
                    />
                  </figure>
                )
              }
            />
            {progress && <div className="ck-lesson-bar">{progress}</div>}
            <LessonPreface task={task} figure={figure} locale={locale} />
            <LessonGuide
              level={level.level}
              number={number}
              task={task}
              figures={figures}
              rank={headingRank + 1}
              exercises={stepExercises}
            />
          </StepsOnFilm.Provider>
          {children}
          {/* One for all that can be copied or answered. */}
          <p className="ck-said ck-visually-hidden" role="status" />
          <div className="ck-task-done">
            <button
              type="button"
              className="ck-button ck-task-toggle"
              data-variant="primary"
              name="completed"
              value={String(!isCompleted)}
              aria-pressed={isCompleted}
              // The button's text at the press decides, also where progress has changed since. A double click and a key that
              // is held are one press.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
              onClick={({ currentTarget, detail: clicks }) =>
                clicks < 2 && onSetCompleted(currentTarget.value === 'true')
              }
            >
              {isCompleted && <Icon of={Check} />}
              {text(isCompleted ? 'completed' : 'complete')}
            </button>
            {reason ? (
              <p className="ck-hint ck-task-waits">
                <span>
                  <NotNowSentence of={reason} isLasting={isLasting} />
                </span>{' '}
                <NotNowAction of={reason} href={links.signIn} onAct={onSaveAgain} className="ck-link" />
              </p>
            ) : (
              place !== 'account' && (
                <p className="ck-hint">{text(place === 'browser' ? 'savedHere' : 'savedPage')}</p>
              )
            )}
            {isCompleted && <LessonOutcome task={task} next={links.next} following={level.tasks[number]} />}
          </div>
          <LinkLists task={task} rank={headingRank + 1} />
          <TaskLinks
            // The way on stands with what is done.
            links={isCompleted ? { ...links, next: null } : links}
            name={position}
            isLast={number === level.tasks.length}
          />
        </article>
      </TaskPageTexts.Provider>
    </LanguageMarksProvider>
  );
});
