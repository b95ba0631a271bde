import { loadLevel, outline, tool } from './course.js';
import type { Level, LevelOutline } from 'course-kit/model';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { textOf, type TextOf } from 'course-kit/messages';
import { withBase } from './base-path.js';
import type { PageDescription } from './layout/page-meta-tags.js';
import { pageMessages } from './layout/page-meta.messages.js';

/** What a page is called, and what it is about. */
type PageWords = Pick<PageDescription, 'title' | 'description'>;

/** An address of the site and what stands there, in English. The pages of a level stand behind its guard. */
export interface SiteRoute extends PageDescription {
  /** The same words in the language of some texts. */
  readonly describe: (text: TextOf<typeof pageMessages>) => PageWords;
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

/** Videos that are files of the site stand in its folder. */
function withVideos(level: Level): Level {
  const tasks = level.tasks.map((task) =>
    task.video?.startsWith('/') ? { ...task, video: withBase(task.video) } : task,
  );
  return { ...level, tasks };
}

const english = textOf(pageMessages);

function described(describe: SiteRoute['describe']): PageWords & Pick<SiteRoute, 'describe'> {
  return { ...describe(english), describe };
}

/** The pages of one level; lessons and questions are fetched side by side with the code that shows them. */
function levelRoutes({ level, title, description, tasks, questionCount }: LevelOutline): SiteRoute[] {
  const path = `/level-${level}`;
  return [
    {
      path,
      ...described((text) => ({ title: text('level', { level, title }), description })),
      level,
      ...page(async () => (await import('./routes/level-route.js')).levelRoute(level)),
    },
    ...tasks.map((task, index) => ({
      path: `${path}/task-${index + 1}`,
      ...described((text) => ({
        title: text('task', { title: task.title, level }),
        description: task.description,
      })),
      level,
      ...page(async () => {
        const [{ taskRoute }, content] = await Promise.all([
          import('./routes/task-route.js'),
          loadLevel(level).then(withVideos),
        ]);
        return taskRoute(content, index + 1);
      }),
    })),
    {
      path: `${path}/quiz`,
      ...described((text) => ({
        title: text('quiz', { level }),
        description: text('quizDescription', {
          questions: questionCount,
          title,
          passMark: outline.passMark,
          level,
        }),
      })),
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

/** Every address of the site. */
export const siteRoutes: readonly SiteRoute[] = [
  {
    path: '/',
    ...described((text) => ({ description: text('homeDescription', { tool: tool.name }) })),
    ...page(async () => (await import('./routes/landing-route.js')).LandingRoute),
  },
  ...outline.levels.flatMap(levelRoutes),
  {
    path: '/extra-courses',
    ...described((text) => ({
      title: text('extraCourses'),
      description: text('extraCoursesDescription', { course: outline.title }),
    })),
    ...page(async () => (await import('./routes/extra-courses-route.js')).ExtraCoursesRoute),
  },
  {
    path: '/auth',
    ...described((text) => ({ title: text('signIn'), description: text('signInDescription') })),
    namesItself: true,
    isUnlisted: true,
    ...page(async () => (await import('./routes/auth-route.js')).AuthRoute),
  },
  {
    path: '/dashboard',
    ...described((text) => ({
      title: text('progress'),
      description: text('progressDescription', { course: outline.title }),
    })),
    isUnlisted: true,
    ...page(async () => (await import('./routes/dashboard-route.js')).DashboardRoute),
  },
  {
    path: '/certificate',
    ...described((text) => ({
      title: text('certificates'),
      description: text('certificatesDescription', { course: outline.title }),
    })),
    isUnlisted: true,
    ...page(async () => (await import('./routes/certificates-route.js')).CertificatesRoute),
  },
  {
    path: '/certificate/:id',
    ...described((text) => ({
      title: text('certificate'),
      description: text('certificateDescription', { course: outline.title }),
    })),
    namesItself: true,
    isUnlisted: true,
    ...page(async () => (await import('./routes/certificate-route.js')).CertificateRoute),
  },
  {
    path: '/locked',
    ...described((text) => ({ title: text('locked'), description: text('lockedDescription') })),
    isUnlisted: true,
    ...page(async () => (await import('./routes/locked-route.js')).LockedRoute),
  },
  {
    path: '/privacy-policy',
    ...described((text) => ({
      title: text('privacyPolicy'),
      description: text('privacyPolicyDescription', { course: outline.title }),
    })),
    ...page(async () => (await import('./routes/privacy-policy-route.js')).PrivacyPolicyRoute),
  },
  {
    path: '*',
    ...described((text) => ({ title: text('notFound'), description: text('notFoundDescription') })),
    isUnlisted: true,
    ...page(async () => (await import('./routes/not-found-route.js')).NotFoundRoute),
  },
];
