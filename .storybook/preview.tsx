import type { Preview } from '@storybook/react-vite';
import { comeToRest } from './at-rest.js';
import { ComponentPage } from './component-page.js';
import { inLocale, onHostPage, withCourse } from './decorators.js';
import { globalTypes, initialGlobals } from './globals.js';
import { keepPageAroundInPlace } from './keep-focus.js';
import { answerRequests } from './network.js';

keepPageAroundInPlace();

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [answerRequests],
  decorators: [inLocale, withCourse, onHostPage],
  // Before axe looks at a story.
  afterEach: comeToRest,
  initialGlobals: { ...initialGlobals },
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { color: /color$/i } },
    docs: {
      page: ComponentPage,
      // Headings of what is shown are no headings of the page.
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .ck-root *, .skip-toc' },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Getting started',
            'Embedding',
            'Theming',
            'Messages',
            'Storage adapters',
            'Accessibility',
            'Next and server rendering',
            'Jest and Vitest',
            'Strict policies',
            'Sandboxed iframes',
            'Versions',
          ],
          'Screens',
          [
            'Level page',
            'Task',
            'Quiz',
            'My Progress',
            'Certificate',
            'Faults',
            'Account faults',
            'Elements',
          ],
          'Components',
          ['CourseProvider', 'LevelCard', 'LevelPage', 'TaskPage'],
          'Hooks',
          ['useCourse', 'useLevels', 'useLevel'],
          'Model',
          [
            'Writing a course',
            'Levels and progress',
            'Quizzes',
            'Records and changes',
            'Saving',
            'Certificates',
          ],
        ],
      },
    },
  },
};

export default preview;
