import { outline, tool } from '@course-kit/content/outline';
import type { LevelOutline } from 'course-kit/model';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { PageDescription } from './layout/page-meta-tags.js';
import { loadLevel } from './load-level.js';

/** An address of the site and what stands there. The pages of a level stand behind its guard. */
export interface SiteRoute extends PageDescription {
  /** The page has a `PageTitle` of its own, since its title depends on what it shows. */
  readonly namesItself?: boolean;
  /** Fetches the page's code, and what it shows. */
  readonly load: () => Promise<ComponentType>;
  /** The page, whose code is fetched when it is shown. */
  readonly Component: LazyExoticComponent<ComponentType>;
}

function page(load: SiteRoute['load']): Pick<SiteRoute, 'load' | 'Component'> {
  return { load, Component: lazy(async () => ({ default: await load() })) };
}

/** The pages of one level; lessons and questions are fetched side by side with the code that shows them. */
function levelRoutes({ level, title, description, tasks, questionCount }: LevelOutline): SiteRoute[] {
  const path = `/level-${level}`;
  return [
    {
      path,
      title: `Level ${level}: ${title}`,
      description,
      level,
      ...page(async () => (await import('./routes/level-route.js')).levelRoute(level)),
    },
    ...tasks.map((task, index) => ({
      path: `${path}/task-${index + 1}`,
      title: `${task.title} (Level ${level})`,
      description: task.description,
      level,
      ...page(async () => {
        const [{ taskRoute }, content] = await Promise.all([
          import('./routes/task-route.js'),
          loadLevel(level),
        ]);
        return taskRoute(content, index + 1);
      }),
    })),
    {
      path: `${path}/quiz`,
      title: `Knowledge Test, Level ${level}`,
      description: `${questionCount} questions on ${title}: with ${outline.passMark}% right answers you pass Level ${level}, and you can retake the test.`,
      level,
      ...page(async () => {
        const [{ quizRoute }, content] = await Promise.all([
          import('./routes/quiz-route.js'),
          loadLevel(level),
        ]);
        return quizRoute(content);
      }),
    },
  ];
}

/** Every address of the site (specification, section 2). */
export const siteRoutes: readonly SiteRoute[] = [
  {
    path: '/',
    description: `Learn ${tool.name} in five levels: short lessons, a knowledge test and a certificate for each, from the first flow to enterprise architecture.`,
    ...page(async () => (await import('./routes/landing-route.js')).LandingRoute),
  },
  ...outline.levels.flatMap(levelRoutes),
  {
    path: '/extra-courses',
    title: 'Extra Courses',
    description: `Focused courses for after the levels of ${outline.title}. They are being written.`,
    ...page(async () => (await import('./routes/extra-courses-route.js')).ExtraCoursesRoute),
  },
  {
    path: '/auth',
    title: 'Sign in',
    namesItself: true,
    description: 'Sign in or sign up, so that your progress follows you to every device.',
    isUnlisted: true,
    ...page(async () => (await import('./routes/auth-route.js')).AuthRoute),
  },
  {
    path: '/dashboard',
    title: 'My Progress',
    description: `Your tasks, tests and certificates of ${outline.title}, and where to go on.`,
    isUnlisted: true,
    ...page(async () => (await import('./routes/dashboard-route.js')).DashboardRoute),
  },
  {
    path: '/certificate',
    title: 'Certificates',
    description: `Your certificates of ${outline.title}, and a way to check any other.`,
    isUnlisted: true,
    ...page(async () => (await import('./routes/certificates-route.js')).CertificatesRoute),
  },
  {
    path: '/certificate/:id',
    title: 'Certificate',
    namesItself: true,
    description: `A certificate of ${outline.title}: its learner, level, score and date.`,
    isUnlisted: true,
    ...page(async () => (await import('./routes/certificate-route.js')).CertificateRoute),
  },
  {
    path: '/locked',
    title: 'Access Locked',
    description: 'This level opens when the test of the level before it is passed.',
    isUnlisted: true,
    ...page(async () => (await import('./routes/locked-route.js')).LockedRoute),
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: `What ${outline.title} knows of its learners, what it does with that data, and your rights.`,
    ...page(async () => (await import('./routes/privacy-policy-route.js')).PrivacyPolicyRoute),
  },
  {
    path: '*',
    title: 'Page not found',
    description: 'There is no page at this address. The home page shows every level.',
    isUnlisted: true,
    ...page(async () => (await import('./routes/not-found-route.js')).NotFoundRoute),
  },
];
