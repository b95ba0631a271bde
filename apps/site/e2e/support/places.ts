import { CERTIFICATE_ID, levels } from './course.js';

/** An address of the site, its heading, and its title before the site's name. */
export interface Place {
  readonly path: string;
  readonly heading: string | RegExp;
  readonly title?: string;
}

const levelPlaces = levels.flatMap(({ title, tasks }, index): Place[] => {
  const level = index + 1;
  return [
    { path: `/level-${level}`, heading: title, title: `Level ${level}: ${title}` },
    ...tasks.map((task, taskIndex) => ({
      path: `/level-${level}/task-${taskIndex + 1}`,
      heading: task,
      title: `${task} (Level ${level})`,
    })),
    { path: `/level-${level}/quiz`, heading: 'Knowledge Test', title: `Knowledge Test, Level ${level}` },
  ];
});

const landing: Place = { path: '/', heading: 'You did it: every level is passed' };

const otherPlaces: readonly Place[] = [
  { path: '/extra-courses', heading: 'Extra Courses', title: 'Extra Courses' },
  { path: '/auth', heading: 'No account needed', title: 'Sign in' },
  { path: '/dashboard', heading: 'My Progress', title: 'My Progress' },
  { path: '/certificate', heading: 'Certificates', title: 'Certificates' },
  {
    path: `/certificate/${CERTIFICATE_ID}`,
    heading: 'Ada Lovelace',
    title: 'Ada Lovelace: Langflow Learning - Level 1',
  },
  { path: '/locked', heading: 'Access Locked', title: 'Access Locked' },
  { path: '/privacy-policy', heading: 'Privacy Policy', title: 'Privacy Policy' },
];

/** Every page with its heading and title, for a learner who has passed every level. */
export const places: readonly Place[] = [landing, ...levelPlaces, ...otherPlaces];
