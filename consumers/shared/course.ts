import { defineFlow } from '@course-kit/flow/model';
import { defineCourse, type AuthoredQuestion } from '@course-kit/react/model';

/** Two components and a connection, in colours of their own. */
export const flow = defineFlow({
  title: 'From order to loaf',
  portColors: { Message: '#4f46e5' },
  nodes: {
    order: { title: 'Order', outputs: ['Order: Message'] },
    baker: { title: 'Baker', detail: 'patient', inputs: ['Input: Message'] },
  },
  connections: ['order.Order -> baker.Input'],
});

const questions: AuthoredQuestion[] = [
  {
    question: 'What makes dough rise?',
    options: ['Salt', 'Yeast', 'Sugar'],
    correctAnswer: 1,
    explanation: 'Yeast eats sugar and makes gas.',
  },
  {
    question: 'What makes a crust brown?',
    options: ['Heat', 'Water', 'Shade'],
    correctAnswer: 0,
    explanation: 'Above 140 °C sugar and protein brown together.',
  },
];

/** Two levels, so that passing the first opens the second. */
export const course = defineCourse({
  title: 'Baking Bread',
  levels: [
    { title: 'Dough', tasks: [], questions },
    { title: 'Oven', tasks: [], questions },
  ],
});
