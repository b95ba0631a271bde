import type { Preview } from '@storybook/react-vite';
import { comeToRest } from './at-rest.js';
import { ComponentPage } from './component-page.js';
import { inLocale, onHostPage, withCourse } from './decorators.js';
import { globalTypes, initialGlobals } from './globals.js';
import { answerRequests } from './network.js';

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
    docs: { page: ComponentPage, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Getting started', 'Embedding', 'Theming', 'Messages', 'Storage adapters', 'Accessibility'],
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
        ],
      },
    },
  },
};

export default preview;
