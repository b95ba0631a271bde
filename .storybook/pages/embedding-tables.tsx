import type { CourseEvent } from '@course-kit/react';
import { ELEMENT_ATTRIBUTES, ELEMENT_PROPERTIES, type ElementName } from '@course-kit/react/element';
import { Names } from './names.js';
import { ReferenceTable } from './reference-table.js';

const ELEMENTS: Readonly<Record<ElementName | 'exercise' | 'check', string>> = {
  quiz: 'A level’s test',
  task: 'A lesson with its mark of completion',
  exercise: 'Exercises on the flow of a lesson',
  check: 'A check of the learner’s work, in the page',
  'level-card': 'A level and how far its learner is',
  progress: 'Every level with its certificate',
};

const ATTRIBUTES: Readonly<Record<(typeof ELEMENT_ATTRIBUTES)[number], string>> = {
  src: 'Address of the course as JSON, from the page. Elements of one page fetch it once.',
  level: 'Which level, from 1. 1 where it is not given.',
  task: 'Which task of the level, from 1; for `course-task`, `course-exercise` and `course-check`. 1 where it is not given.',
  exercises:
    'Address of what is missing in flows, for `course-exercise`. `exercises.json` beside the course where it is not given.',
  checks:
    'Address of what tasks ask for, for `course-check`. `checks.json` beside the course where it is not given.',
  locale: 'A BCP 47 tag for numbers and plurals. `en-US` where it is not given.',
  storage: '`memory` keeps progress until the page is closed. Otherwise it stays in this browser.',
  namespace:
    'Whose progress it is; elements with the same one share it. The course’s own name where it is not given.',
  base: 'Address of the course’s own site, where links lead. No links where it is not given.',
  'media-hosts':
    'Hosts that videos may come from besides this page’s own, with spaces between. Videos of others are links.',
  theme: '`light` or `dark`. Where it is not given, the page’s `color-scheme` counts.',
};

const PROPERTIES: Readonly<Record<(typeof ELEMENT_PROPERTIES)[number], string>> = {
  course: 'The course itself, in place of `src`.',
  storageAdapter: 'A `CourseStorage`, in place of `storage` and `namespace`.',
  linkFor: 'A function from targets to addresses, in place of `base`.',
  messages: 'Words of your own, by feature; see Messages.',
};

type EventOf<Type> = Extract<CourseEvent, { readonly type: Type }>;

/** When each event is raised, and its fields besides `course` and `level`. */
const EVENTS: {
  readonly [Type in CourseEvent['type']]: {
    readonly when: string;
    /** Names with their types. */
    readonly fields: Readonly<Record<Exclude<keyof EventOf<Type>, 'type' | 'course' | 'level'>, string>>;
  };
} = {
  'lesson-viewed': {
    when: 'A lesson was put on the screen; once for each time that it comes there.',
    fields: { task: 'number, from 1' },
  },
  'task-completed': {
    when: 'A task was marked as completed, or the mark was taken off.',
    fields: { task: 'number, from 1', isCompleted: 'boolean' },
  },
  'quiz-submitted': {
    when: 'The answers to a level’s quiz were handed in.',
    fields: { score: 'number, in percent', isPassed: 'boolean', timeSeconds: 'number' },
  },
  'level-passed': {
    when: 'A level that was not passed before is passed now. Comes after its `quiz-submitted`.',
    fields: { score: 'number, in percent' },
  },
  'certificate-made': {
    when: 'A certificate was downloaded as PDF, or its address was copied or shown.',
    fields: { id: 'string', kind: "'pdf' | 'url'" },
  },
  'work-checked': {
    when: 'A learner’s work was compared with what its task asks for.',
    fields: {
      task: 'number, from 1',
      check: 'string',
      isPassed: 'boolean',
      fingerprint: 'string',
      release: 'string | null',
      at: 'number, milliseconds since 1970',
    },
  },
  'exercise-solved': {
    when: 'Nothing is missing any more in an exercise on a flow; again whenever it is solved again.',
    fields: {
      task: 'number, from 1',
      exercise: 'string',
      failures: 'number',
      at: 'number, milliseconds since 1970',
    },
  },
};

/** The elements and what they show. */
export function ElementTable() {
  const rows = Object.entries(ELEMENTS).map(([name, about]) => [`\`course-${name}\``, about]);
  return <ReferenceTable caption="Elements" columns={['Element', 'Shows']} rows={rows} />;
}

/** Every attribute of the elements. */
export function AttributeTable() {
  const rows = ELEMENT_ATTRIBUTES.map((name) => [`\`${name}\``, ATTRIBUTES[name]]);
  return <ReferenceTable caption="Attributes" columns={['Name', 'Meaning']} rows={rows} />;
}

/** Every property of the elements. */
export function PropertyTable() {
  const rows = ELEMENT_PROPERTIES.map((name) => [`\`${name}\``, PROPERTIES[name]]);
  return <ReferenceTable caption="Properties" columns={['Name', 'Meaning']} rows={rows} />;
}

/** Every event. */
export function EventTable() {
  return (
    <ReferenceTable
      caption="Events"
      columns={['type', 'When', 'Beside course and level']}
      rows={Object.entries(EVENTS).map(([type, { when, fields }]) => [
        `\`${type}\``,
        when,
        <Names key="fields" of={Object.entries(fields).map((field) => field.join(': '))} />,
      ])}
    />
  );
}
