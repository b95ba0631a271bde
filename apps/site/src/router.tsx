import { outline } from '@course-kit/content/outline';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RootLayout } from './layout/root-layout.js';
import { loadLevel } from './load-level.js';
import type { PageHandle } from './page.js';
import { ErrorScreen } from './routes/error-screen.js';
import { HydrateFallback } from './routes/hydrate-fallback.js';

const titled = (title: string): PageHandle => ({ title });

/** The pages of one level; each loads its own code, and lessons and questions with it. */
function levelRoutes({ level, title, tasks }: (typeof outline.levels)[number]): RouteObject[] {
  const path = `/level-${level}`;
  return [
    {
      path,
      handle: titled(`Level ${level}: ${title}`),
      lazy: async () => ({ Component: (await import('./routes/level-route.js')).levelRoute(level) }),
    },
    ...tasks.map((task, index): RouteObject => ({
      path: `${path}/task-${index + 1}`,
      handle: titled(`${task.title} (Level ${level})`),
      loader: () => loadLevel(level),
      lazy: async () => ({ Component: (await import('./routes/task-route.js')).taskRoute(level, index + 1) }),
    })),
    {
      path: `${path}/quiz`,
      handle: titled(`Knowledge Test, Level ${level}`),
      loader: () => loadLevel(level),
      lazy: async () => ({ Component: (await import('./routes/quiz-route.js')).quizRoute(level) }),
    },
  ];
}

/** Every address of the site (specification, section 2). */
export const siteRoutes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./routes/landing-route.js')).LandingRoute }),
      },
      ...outline.levels.flatMap(levelRoutes),
      {
        path: '/extra-courses',
        handle: titled('Extra Courses'),
        lazy: async () => ({
          Component: (await import('./routes/extra-courses-route.js')).ExtraCoursesRoute,
        }),
      },
      {
        path: '/auth',
        handle: titled('Sign in'),
        lazy: async () => ({ Component: (await import('./routes/auth-route.js')).AuthRoute }),
      },
      {
        path: '/dashboard',
        handle: titled('My Progress'),
        lazy: async () => ({ Component: (await import('./routes/dashboard-route.js')).DashboardRoute }),
      },
      {
        path: '/certificate',
        handle: titled('Certificates'),
        lazy: async () => ({ Component: (await import('./routes/certificates-route.js')).CertificatesRoute }),
      },
      {
        path: '/certificate/:id',
        handle: titled('Certificate'),
        lazy: async () => ({ Component: (await import('./routes/certificate-route.js')).CertificateRoute }),
      },
      {
        path: '/locked',
        handle: titled('Access Locked'),
        lazy: async () => ({ Component: (await import('./routes/locked-route.js')).LockedRoute }),
      },
      {
        path: '/privacy-policy',
        handle: titled('Privacy Policy'),
        lazy: async () => ({
          Component: (await import('./routes/privacy-policy-route.js')).PrivacyPolicyRoute,
        }),
      },
      {
        path: '*',
        handle: titled('Page not found'),
        lazy: async () => ({ Component: (await import('./routes/not-found-route.js')).NotFoundRoute }),
      },
    ],
  },
];

/** The router over the browser's own history. */
export function createSiteRouter() {
  return createBrowserRouter(siteRoutes);
}
