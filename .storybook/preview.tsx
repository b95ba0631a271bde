import 'course-kit/styles.css';
import type { Decorator, Preview } from '@storybook/react-vite';

/** Puts a story on a page as a host may have it: light or dark, from the left or from the right. */
const onHostPage: Decorator = (Story, { globals, viewMode }) => {
  const { theme, direction } = globals as { theme: 'light' | 'dark'; direction: 'ltr' | 'rtl' };
  const look = {
    colorScheme: theme,
    background: 'Canvas',
    color: 'CanvasText',
    fontFamily: 'system-ui, sans-serif',
  };
  // A documentation page shows several stories, each on a page of its own kind.
  if (viewMode === 'docs') {
    return (
      <div dir={direction} style={look}>
        <Story />
      </div>
    );
  }
  const { documentElement: page, body } = document;
  page.dir = direction;
  Object.assign(page.style, look);
  Object.assign(body.style, look);
  return <Story />;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onHostPage],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme of the page',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Direction of the page',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { color: /color$/i } },
    options: {
      storySort: { order: ['Components', ['CourseProvider', 'LevelCard', 'LevelPage', 'TaskPage']] },
    },
  },
};

export default preview;
