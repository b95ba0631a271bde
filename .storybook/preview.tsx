import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { comeToRest } from './at-rest.js';
import { inLocale, onHostPage, withCourse } from './decorators.js';
import { withDefaultValues } from './default-values.js';
import { QuietDocsContainer } from './docs-container.js';
import { globalTypes, initialGlobals } from './globals.js';
import { keepPageAroundInPlace, playInTurn } from './keep-focus.js';
import { loadTexts } from './languages.js';
import { answerRequests } from './network.js';
import { StyledParts } from './reference/styled-parts.js';
import { expectVisibleLinks } from './visible-links.js';

keepPageAroundInPlace();
// What a story waits for arrives later on a machine that is busy with other tests.
configure({ asyncUtilTimeout: 60_000 });

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [answerRequests, loadTexts, playInTurn],
  decorators: [inLocale, withCourse, onHostPage],
  argTypesEnhancers: [withDefaultValues],
  // Before axe looks at a story.
  afterEach: [comeToRest, expectVisibleLinks],
  initialGlobals: { ...initialGlobals },
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { color: /color$/i } },
    docs: {
      container: QuietDocsContainer,
      // Available in Markdown pages without an import.
      components: { StyledParts },
      // Headings within stories are not listed.
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
