import { hasOneOption } from '@course-kit/react/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  defineCourseElements,
  type CourseElement,
  type CourseEvent,
  type ElementName,
} from '@course-kit/react/element';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Course } from '../../model/course.js';
import { optionIdAt } from '../../model/question-ids.js';
import { partnerGoal } from '../../../../flow/src/flow-check/flow-check.fixtures.js';
import { flowElements } from '@course-kit/flow/element';
import {
  bakeryCourse,
  bakeryExercise,
  steppedCourse,
} from '../../../../flow/src/flow-exercise/flow-exercise.fixtures.js';
import { exampleLevel, passedRecord } from '../example-course.fixtures.js';
import { fixedGlobals, OnPage, screenCourse } from './screens.fixtures.js';

defineCourseElements(flowElements);

interface EmbedProps {
  /** Which element. */
  readonly name: `course-${ElementName | 'exercise' | 'check'}`;
  /** As they stand in the page's HTML. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is taught. */
  readonly course: Course;
  /** The element has a course, and does not have to fetch one. */
  readonly hasCourse: boolean;
  /** Hears of `course-event`. */
  readonly onCourseEvent: (event: CourseEvent) => void;
}

/** An element as the HTML of a page without React has it. */
function Embed({ name, attributes, course, hasCourse, onCourseEvent }: EmbedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = document.createElement(name) as CourseElement;
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    if (hasCourse) {
      element.course = course;
      element.storageAdapter = createMemoryStorage({ records: [passedRecord(1)] });
    }
    element.innerHTML = '<a href="#site">This part of the course is on our site</a>';
    const tell = (event: Event) => onCourseEvent((event as CustomEvent<CourseEvent>).detail);
    element.addEventListener('course-event', tell);
    place.current?.replaceChildren(element);
    return () => element.remove();
  }, [name, attributes, course, hasCourse, onCourseEvent]);
  return <div ref={place} />;
}

/** Components on pages without React; _Embedding_ lists attributes, properties and events. */
const meta = {
  title: 'Screens/Elements',
  component: Embed,
  args: { name: 'course-quiz', attributes: {}, course: screenCourse, hasCourse: true, onCourseEvent: fn() },
  decorators: [OnPage],
  globals: fixedGlobals,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Embed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where a file with this content is. */
const addressOf = (content: unknown) =>
  `data:application/json,${encodeURIComponent(JSON.stringify(content))}`;

/** Presses the button of an offer, which is gone once what it offers is there. */
const press: Story['play'] = async ({ args, canvasElement }) => {
  const { shadowRoot } = elementIn(canvasElement, args.name);
  const offer = await waitFor(() => {
    const found = shadowRoot?.querySelector<HTMLElement>('.ck-button');
    if (!found) throw new Error('The offer is not there yet');
    return found;
  });
  offer.click();
  await waitFor(() => expect(shadowRoot?.contains(offer)).toBe(false));
};

export const Playground: Story = {};

/** Its events reach the page. */
export const Quiz: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const shadow = await waitFor(() => {
      const found = elementIn(canvasElement, args.name).shadowRoot;
      if (!found?.querySelector('fieldset')) throw new Error('The quiz is not there yet');
      return found;
    });
    for (const [index, fields] of [...shadow.querySelectorAll('fieldset')].entries()) {
      const option = optionIdAt(exampleLevel(1).questions.filter(hasOneOption)[index]?.correctAnswer ?? 0);
      const radio = fields.querySelector(`input[value="${option}"]`);
      // oxlint-disable-next-line no-await-in-loop -- a learner has one hand
      if (radio) await userEvent.click(radio);
    }
    const submit = shadow.querySelector('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onCourseEvent).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'quiz-submitted', score: 100, isPassed: true }),
      ),
    );
  },
};

/** It comes as it was left: marked. */
export const Task: Story = {
  args: { name: 'course-task', attributes: { level: '1', task: '2' } },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => {
      const { shadowRoot } = elementIn(canvasElement, args.name);
      if (!shadowRoot?.querySelector('[aria-pressed=true]')) throw new Error('The mark is not there yet');
    });
  },
};

/** What was done is told in the element. */
export const Toast: Story = {
  args: { name: 'course-task' },
  play: async ({ args, canvasElement }) => {
    const shadow = elementIn(canvasElement, args.name).shadowRoot;
    const mark = await waitFor(() => {
      const found = shadow?.querySelector<HTMLElement>('.ck-task-done button');
      if (!found) throw new Error('The button is not there yet');
      return found;
    });
    mark.click();
    await waitFor(() => expect(shadow?.querySelector('.ck-toast')).toBeVisible());
  },
};

/** What is missing in its flow is fetched when the learner begins. */
export const Exercise: Story = {
  args: {
    name: 'course-exercise',
    course: bakeryCourse,
    attributes: { exercises: addressOf({ 'task-1-1': [bakeryExercise] }) },
  },
  play: press,
};

/** The same in the step of a lesson where it belongs. */
export const ExerciseInAStep: Story = {
  args: {
    name: 'course-task',
    course: steppedCourse,
    attributes: { exercises: addressOf({ 'task-1-1': [bakeryExercise] }) },
  },
};

/** What the task asks for is fetched when the learner wants to know. */
export const Check: Story = {
  args: { name: 'course-check', attributes: { checks: addressOf({ 'task-1-1': [partnerGoal] }) } },
  play: press,
};

export const LevelCard: Story = { args: { name: 'course-level-card', attributes: { level: '2' } } };

export const Progress: Story = { args: { name: 'course-progress' } };

export const Dark: Story = {
  args: { name: 'course-level-card', attributes: { level: '2', theme: 'dark' } },
  play: ({ args, canvasElement }) =>
    waitFor(() =>
      expect(
        elementIn(canvasElement, args.name).shadowRoot?.querySelector('[data-status="ready"]'),
      ).toBeTruthy(),
    ),
};

export const RightToLeft: Story = { ...Task, globals: { direction: 'rtl' } };

/** Until the course is there, and without it, the page's own words stand. */
export const NoCourse: Story = {
  args: { hasCourse: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'This part of the course is on our site' })).toBeVisible();
  },
};

/** A sentence for readers and the reason for the page's author; the page's own words stay. */
export const UnknownLevel: Story = {
  args: { name: 'course-task', attributes: { level: '9' } },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() =>
      expect(elementIn(canvasElement, args.name).shadowRoot?.querySelector('[role=alert]')).toHaveTextContent(
        'The course has no level 9',
      ),
    );
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

function elementIn(canvas: HTMLElement, name: string): Element {
  const element = canvas.querySelector(name);
  if (!element) throw new Error(`There is no ${name}`);
  return element;
}
