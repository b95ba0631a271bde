import { outline } from '@course-kit/content/outline';
import type { LevelOutline } from 'course-kit/model';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadLevel } from './load-level.js';

/** An address of the site and what stands there. */
export interface SiteRoute {
  readonly path: string;
  /** For the browser's tab, before the site's name. Absent on the landing page. */
  readonly title?: string;
  /** The level whose guard the page stands behind. */
  readonly guardedLevel?: number;
  readonly Component: LazyExoticComponent<ComponentType>;
}

/** A page whose code is fetched when it is gone to. */
function page(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await load() }));
}

/** The pages of one level; lessons and questions are fetched side by side with the code that shows them. */
function levelRoutes({ level, title, tasks }: LevelOutline): SiteRoute[] {
  const path = `/level-${level}`;
  return [
    {
      path,
      title: `Level ${level}: ${title}`,
      guardedLevel: level,
      Component: page(async () => (await import('./routes/level-route.js')).levelRoute(level)),
    },
    ...tasks.map((task, index) => ({
      path: `${path}/task-${index + 1}`,
      title: `${task.title} (Level ${level})`,
      guardedLevel: level,
      Component: page(async () => {
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
      guardedLevel: level,
      Component: page(async () => {
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
  { path: '/', Component: page(async () => (await import('./routes/landing-route.js')).LandingRoute) },
  ...outline.levels.flatMap(levelRoutes),
  {
    path: '/extra-courses',
    title: 'Extra Courses',
    Component: page(async () => (await import('./routes/extra-courses-route.js')).ExtraCoursesRoute),
  },
  {
    path: '/auth',
    title: 'Sign in',
    Component: page(async () => (await import('./routes/auth-route.js')).AuthRoute),
  },
  {
    path: '/dashboard',
    title: 'My Progress',
    Component: page(async () => (await import('./routes/dashboard-route.js')).DashboardRoute),
  },
  {
    path: '/certificate',
    title: 'Certificates',
    Component: page(async () => (await import('./routes/certificates-route.js')).CertificatesRoute),
  },
  {
    path: '/certificate/:id',
    title: 'Certificate',
    Component: page(async () => (await import('./routes/certificate-route.js')).CertificateRoute),
  },
  {
    path: '/locked',
    title: 'Access Locked',
    Component: page(async () => (await import('./routes/locked-route.js')).LockedRoute),
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    Component: page(async () => (await import('./routes/privacy-policy-route.js')).PrivacyPolicyRoute),
  },
  {
    path: '*',
    title: 'Page not found',
    Component: page(async () => (await import('./routes/not-found-route.js')).NotFoundRoute),
  },
];
