import { defineFlow, type Flow } from '@course-kit/flow/model';
import { defineCourse, type Course } from '@course-kit/react/model';
import type { TaskExercise } from './model/task-exercise.js';

/** A baker who takes orders, with ports that could be mistaken. */
export const bakery: Flow = defineFlow({
  title: 'Bakery',
  portColors: { Message: '#4f46e5', Tool: '#06b6d4', Table: '#ec4899' },
  nodes: {
    order: { title: 'Order', outputs: ['Order: Message', 'List: Table'] },
    scale: { title: 'Scale', detail: 'as a tool', outputs: ['Toolset: Tool'] },
    baker: {
      title: 'Baker',
      inputs: ['Input: Message', 'Rules: Message', 'Tools: Tool'],
      outputs: ['Bread: Message'],
    },
    counter: { title: 'Counter', inputs: ['Inputs: Message'] },
    shelf: { title: 'Shelf', inputs: ['Input: Table'] },
  },
  connections: [
    'order.Order -> baker.Input',
    'scale.Toolset -> baker.Tools',
    'baker.Bread -> counter.Inputs',
    'order.List -> shelf.Input',
  ],
});

/** Two connections are missing, one of them with a hint of its author. */
export const bakeryExercise: TaskExercise = {
  title: 'Let the baker work',
  missing: [
    {
      connection: 'order.Order -> baker.Input',
      hint: ['The baker waits for an ', { kind: 'strong', content: ['Order'] }, '.'],
    },
    { connection: 'scale.Toolset -> baker.Tools' },
  ],
  takes: { 'shelf.Input': ['Table', 'JSON'] },
};

/** Orders go to the wrong input, which is mended. */
export const mendedExercise: TaskExercise = {
  title: 'Mend the bakery',
  wrong: [{ connection: 'order.Order -> baker.Rules', hint: 'Orders are no rules.' }],
  missing: [{ connection: 'order.Order -> baker.Input' }],
};

/** A course whose first lesson has the baker's flow, and whose second has none. */
export const bakeryCourse = defineCourse({
  title: 'Bread',
  language: 'en',
  levels: [
    {
      title: 'Dough',
      tasks: [
        {
          title: 'Take an order',
          duration: '1 hour',
          steps: [{ title: 'Do it', instruction: ['Go.'] }],
          figure: defineFlow({
            title: bakery.title,
            nodes: Object.fromEntries(
              bakery.nodes.map(({ id, title, inputs, outputs }) => {
                const text = ({ name, type }: { name: string; type: string }) => `${name}: ${type}`;
                return [id, { title, inputs: inputs.map(text), outputs: outputs.map(text) }];
              }),
            ),
            connections: bakery.connections.map(
              ({ from, to }) => `${from.node}.${from.port} -> ${to.node}.${to.port}`,
            ),
          }),
        },
        { title: 'Wait', duration: '1 hour', steps: [{ title: 'Do it', instruction: ['Go.'] }] },
      ],
      questions: [],
    },
  ],
});

/** The same, whose first lesson draws its flow step by step: in the first stands the exercise, below all of them another one. */
export const steppedCourse: Course = {
  ...bakeryCourse,
  levels: bakeryCourse.levels.map((level) => ({
    ...level,
    tasks: level.tasks.slice(0, 1).map((task) => ({
      ...task,
      stepCount: 2,
      steps: [
        {
          title: 'Hire a baker',
          instruction: ['Connect them.'],
          adds: ['order', 'scale', 'baker'],
          exercises: [bakeryExercise.title],
        },
        { title: 'Open the shop', instruction: ['Serve.'], adds: ['counter', 'shelf'] },
      ],
      exercises: ['All of it'],
    })),
  })),
};
