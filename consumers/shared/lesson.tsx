import { TaskPage } from '@course-kit/react';
import { flowFigures, FlowPlayer } from '@course-kit/flow';
import { defineCourse } from '@course-kit/react/model';
import { flow } from './course';

const course = defineCourse({
  title: 'Baking Bread',
  levels: [
    {
      title: 'Dough',
      tasks: [
        {
          title: 'Sell a Loaf',
          duration: '20 minutes',
          figure: flow,
          steps: [
            { title: 'Take the order', instruction: ['Ask what it shall be.'], adds: ['order'] },
            { title: 'Call the baker', instruction: ['Hand the order on.'], adds: ['baker'] },
          ],
        },
      ],
      questions: [
        {
          question: 'What sells?',
          options: ['Bread', 'Stones'],
          correctAnswer: 0,
          explanation: 'It is eaten.',
        },
      ],
    },
  ],
});

/** A lesson with its flow beside the steps and its bar, after a player. */
export function Lesson() {
  const { title = '', steps = [] } = course.levels[0]?.tasks[0] ?? {};
  return (
    <>
      <FlowPlayer title={title} steps={steps} flow={flow} />
      <TaskPage course={course} level={1} task={1} figures={[flowFigures]} />
    </>
  );
}
