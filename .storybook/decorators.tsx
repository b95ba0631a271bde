import { flowFigures, mapFigures } from '@course-kit/flow';
import type { Decorator } from '@storybook/react-vite';
import { CourseProvider } from '@course-kit/react';
import type { CourseMessages, Messages } from '@course-kit/react/messages';
import type { CourseOutline } from '@course-kit/react/model';
import { useMemo, type ReactNode } from 'react';
import { catalogue, pseudoCatalogue } from './catalogue.js';
import type { StoryGlobals } from './globals.js';
import { directionOf, type LoadedTexts } from './languages.js';
import { storageOf } from './learners.js';
import { dress } from './look.js';

/** Shows a story on a page as a host may have it: light or dark, from left to right or from right to left. */
export const onHostPage: Decorator = (Story, { globals, viewMode }) => {
  const settings = globals as unknown as StoryGlobals;
  const { theme, look, preference } = settings;
  const direction = directionOf(settings);
  const language = localeOf(settings);
  const page = {
    colorScheme: theme,
    background: 'Canvas',
    color: 'CanvasText',
    fontFamily: 'system-ui, sans-serif',
  };
  dress({ look, preference });
  // A documentation page shows several stories, which share its stylesheets: unstyled stories and those with a
  // `preference` have the tag `!autodocs`.
  if (viewMode === 'docs') {
    return (
      <div lang={language} dir={direction} data-ck-theme={look} style={{ ...page, padding: '1rem' }}>
        <Story />
      </div>
    );
  }
  const { documentElement: root, body } = document;
  root.lang = language;
  root.dir = direction;
  root.dataset.ckTheme = look;
  Object.assign(root.style, page);
  Object.assign(body.style, page);
  return <Story />;
};

/** Passes the toolbar's locale and texts to a view, as a connected component would. */
export const inLocale: Decorator = (Story, { globals, loaded, argTypes, args, title, parameters }) => {
  const settings = globals as unknown as StoryGlobals;
  if (settings.locale === 'en-US') return <Story />;
  const feature = (parameters.messages as string | undefined) ?? featureOf(title);
  const texts: Readonly<Record<string, Messages>> = textsOf(settings, loaded) ?? catalogue;
  const own = {
    ...('locale' in argTypes && { locale: localeOf(settings) }),
    ...('courseLanguage' in argTypes && { courseLanguage: 'en' }),
    ...('messages' in argTypes && texts[feature] && { messages: texts[feature] }),
  };
  return <Story args={{ ...args, ...own }} />;
};

/**
 * Puts a connected story under a provider: `parameters.course` is the course, the toolbar says who is learning and
 * where their work is kept. With `parameters.toaster: null` the story brings its own toaster.
 */
export const withCourse: Decorator = (Story, { globals, loaded, parameters, id }) => {
  const { course, toaster } = parameters as { course?: CourseOutline; toaster?: null };
  if (!course) return <Story />;
  const settings = globals as unknown as StoryGlobals;
  const { learner } = settings;
  return (
    <StoryCourse
      key={`${id} ${learner}`}
      course={course}
      learner={learner}
      locale={localeOf(settings)}
      messages={textsOf(settings, loaded)}
      toaster={toaster}
    >
      <Story />
    </StoryCourse>
  );
};

const FIGURES = [flowFigures, mapFigures];

function StoryCourse({
  course,
  learner,
  locale,
  messages,
  toaster,
  children,
}: Pick<StoryGlobals, 'learner'> & {
  readonly course: CourseOutline;
  readonly locale: string;
  readonly messages: CourseMessages | undefined;
  readonly toaster: null | undefined;
  readonly children: ReactNode;
}) {
  const storage = useMemo(() => storageOf(learner, course), [learner, course]);
  return (
    <CourseProvider
      course={course}
      storage={storage}
      linkFor={(target) => `#${Object.values(target).join('-')}`}
      locale={locale}
      messages={messages}
      figures={FIGURES}
      {...(toaster === null && { toaster })}
    >
      {children}
    </CourseProvider>
  );
}

/** `XA` is reserved for pseudo-locales. */
const PSEUDO = 'en-XA';

function localeOf({ locale }: StoryGlobals): string {
  return locale === 'pseudo' ? PSEUDO : locale;
}

/** The texts of the toolbar's language; none for English, which every component has by itself. */
function textsOf({ locale }: StoryGlobals, loaded: LoadedTexts): CourseMessages | undefined {
  return locale === 'pseudo' ? pseudoCatalogue : loaded.texts;
}

/** `Components/LevelCard` shows the texts of `levelCard`. */
function featureOf(title: string): string {
  const name = title.split('/').at(-1) ?? '';
  return name.charAt(0).toLowerCase() + name.slice(1);
}
