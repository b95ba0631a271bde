import { defineCourse, outlineOf } from '@course-kit/react/model';

const level = (title: string) => ({
  title,
  description: `Everything about ${title.toLowerCase()}.`,
  tasks: [
    {
      title: `Tie ${title.toLowerCase()}`,
      description: 'Slowly, then fast.',
      duration: '5 min',
      video: '/videos/level1-task1.mp4',
      introduction: ['Take a rope of two metres.'],
      steps: [{ title: 'Cross the ends', instruction: ['Left over right.'] }],
    },
  ],
  questions: [
    {
      question: 'Which end goes first?',
      options: ['Left', 'Right'],
      correctAnswer: 0,
      explanation: 'The left end goes over the right one.',
    },
  ],
});

const course = defineCourse({ title: 'Knots', passMark: 70, levels: [level('Bends'), level('Hitches')] });

export const outline = outlineOf(course);

export const tool = {
  name: 'Rope',
  links: {
    documentation: 'https://rope.example/docs',
    installation: 'https://rope.example/install',
    repository: 'https://rope.example/code',
    chat: 'https://rope.example/chat',
    website: 'https://rope.example',
    profile: 'https://rope.example/profile',
  },
};

async function levelOf(number: number) {
  const found = course.levels.find((candidate) => candidate.level === number);
  if (!found) throw new Error(`There is no level ${number}`);
  return found;
}

export async function loadQuestions(number: number) {
  return (await levelOf(number)).questions;
}

export async function loadTasks(number: number) {
  return (await levelOf(number)).tasks;
}
