import { brand } from 'virtual:course-site/options';
import { drawnQuizzes, loadQuestions, loadTasks, outline, tool } from './course.js';
import type { CourseOutline, LevelOutline } from '@course-kit/react/model';
import type { ComponentType } from 'react';
import type { DescribedPage } from './head/page-meta-tags.js';
import type { PageWords } from './language/course-words.js';
import { withVideos } from './with-videos.js';

/** A path of the site and its page. The pages of a level are behind its guard. */
export interface SiteRoute extends DescribedPage, Pick<PageWords, 'words'> {
  /** Names of the modules that `load` imports. The page's file lists their scripts. */
  readonly code: readonly string[];
  /** Loads the page's code and content. */
  readonly load: () => Promise<ComponentType>;
}

function page(code: SiteRoute['code'], load: SiteRoute['load']): Pick<SiteRoute, 'code' | 'load'> {
  return { code, load };
}

/** The pages of one level. Lessons and questions are loaded in parallel with the code that shows them. */
function levelRoutes(levelOutline: LevelOutline): SiteRoute[] {
  const { level, tasks, questionCount } = levelOutline;
  const outlineIn = ({ levels }: CourseOutline) =>
    levels.find((other) => other.level === level) ?? levelOutline;
  const path = `/level-${level}`;
  const guard = level > 1 ? ['guarded'] : [];
  const figures = import.meta.env.SSR && drawnQuizzes.includes(level) ? ['quiz-figures'] : [];
  return [
    {
      path,
      describe: (text, course) => {
        const { title, description } = outlineIn(course);
        return { title: text('level', { level, title }), description };
      },
      level,
      ...page([...guard, 'level-route'], async () =>
        (await import('./routes/level-route.js')).levelRoute(level),
      ),
    },
    ...tasks.map((written, index): SiteRoute => ({
      path: `${path}/task-${index + 1}`,
      describe: (text, course) => {
        const { title, description } = outlineIn(course).tasks[index] ?? written;
        return { title: text('task', { title, level }), description };
      },
      level,
      words: 'tasks',
      ...page([...guard, 'task-route', `tasks-${level}`], async () => {
        const [{ taskRoute }, lessons] = await Promise.all([
          import('./routes/task-route.js'),
          loadTasks(level).then(withVideos),
        ]);
        return taskRoute({ ...levelOutline, tasks: lessons }, index + 1);
      }),
    })),
    {
      path: `${path}/quiz`,
      describe: (text, course) => ({
        title: text('quiz', { level }),
        description: text('quizDescription', {
          questions: questionCount,
          title: outlineIn(course).title,
          passMark: outline.passMark,
          level,
        }),
      }),
      level,
      words: 'questions',
      ...page([...guard, 'quiz-route', `quiz-${level}`, ...figures], async () => {
        const [{ quizRoute }, questions] = await Promise.all([
          import('./routes/quiz-route.js'),
          loadQuestions(level),
        ]);
        return quizRoute({ ...levelOutline, questions });
      }),
    },
  ];
}

/** The courses that are announced. */
const extraCourses: SiteRoute = {
  path: '/extra-courses',
  describe: (text) => ({
    title: text('extraCourses'),
    description: text('extraCoursesDescription', { course: outline.title }),
  }),
  ...page(
    ['extra-courses-route'],
    async () => (await import('./routes/extra-courses-route.js')).ExtraCoursesRoute,
  ),
};

/** Every address of the site. */
export const siteRoutes: readonly SiteRoute[] = [
  {
    path: '/',
    describe: (text) => ({
      description: brand.description ?? text('homeDescription', { tool: tool.name }),
    }),
    ...page(['landing-route'], async () => (await import('./routes/landing-route.js')).LandingRoute),
  },
  ...outline.levels.flatMap(levelRoutes),
  ...(outline.extraCourses.length > 0 ? [extraCourses] : []),
  {
    path: '/auth',
    describe: (text) => ({ title: text('signIn'), description: text('signInDescription') }),
    namesItself: true,
    isUnlisted: true,
    ...page(['auth-route'], async () => (await import('./routes/auth-route.js')).AuthRoute),
  },
  {
    path: '/dashboard',
    describe: (text) => ({
      title: text('progress'),
      description: text('progressDescription', { course: outline.title }),
    }),
    isUnlisted: true,
    // It shows nothing without the learner's progress, which this module reads.
    ...page(
      ['dashboard-route', 'connect-store'],
      async () => (await import('./routes/dashboard-route.js')).DashboardRoute,
    ),
  },
  {
    path: '/certificate',
    describe: (text) => ({
      title: text('certificates'),
      description: text('certificatesDescription', { course: outline.title }),
    }),
    isUnlisted: true,
    ...page(
      ['certificates-route'],
      async () => (await import('./routes/certificates-route.js')).CertificatesRoute,
    ),
  },
  {
    path: '/certificate/:id',
    describe: (text) => ({
      title: text('certificate'),
      description: text('certificateDescription', { course: outline.title }),
    }),
    namesItself: true,
    isUnlisted: true,
    ...page(
      ['certificate-route'],
      async () => (await import('./routes/certificate-route.js')).CertificateRoute,
    ),
  },
  {
    path: '/locked',
    describe: (text) => ({ title: text('locked'), description: text('lockedDescription') }),
    isUnlisted: true,
    ...page(['locked-route'], async () => (await import('./routes/locked-route.js')).LockedRoute),
  },
  {
    path: '/privacy-policy',
    describe: (text) => ({
      title: text('privacyPolicy'),
      description: text('privacyPolicyDescription', { course: outline.title }),
    }),
    ...page(
      ['privacy-policy-route'],
      async () => (await import('./routes/privacy-policy-route.js')).PrivacyPolicyRoute,
    ),
  },
  {
    path: '*',
    describe: (text) => ({ title: text('notFound'), description: text('notFoundDescription') }),
    isUnlisted: true,
    ...page(['not-found-route'], async () => (await import('./routes/not-found-route.js')).NotFoundRoute),
  },
];

function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F').toLowerCase())
      .join('/');
  } catch {
    return path;
  }
}

/** The route of an address, whose letters may be of any case and which may end with a slash. */
export function routeAt(pathname: string): SiteRoute {
  const path = decoded(pathname.replace(/^\/certificate\/[^/]+\/*$/i, '/certificate/:id')).replace(
    /(?<=.)\/+$/,
    '',
  );
  const route = siteRoutes.find((one) => one.path === path) ?? siteRoutes.at(-1);
  if (!route) throw new Error('The last route stands for every address');
  return route;
}
