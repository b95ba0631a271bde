import type { Preview } from '@storybook/react-vite';
import { LANGUAGES } from './languages.js';
import type { LearnerState } from './learners.js';

/** What the toolbar sets for every story. A story that needs one of them for itself names it in its `globals`. */
export interface StoryGlobals {
  readonly theme: 'light' | 'dark';
  readonly look: 'default' | 'docs' | 'unstyled';
  readonly direction: 'locale' | 'ltr' | 'rtl';
  /** `en-US`, `pseudo`, or a language of the kit. */
  readonly locale: string;
  readonly learner: LearnerState;
  readonly preference: 'none' | 'reduced-motion' | 'forced-colors';
}

/** The toolbar's initial values. */
export const initialGlobals: StoryGlobals = {
  theme: 'light',
  look: 'default',
  direction: 'locale',
  locale: 'en-US',
  learner: 'newcomer',
  preference: 'none',
};

/** The toolbar's menus. */
export const globalTypes = {
  theme: {
    description: 'Theme of the page: light or dark',
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
  look: {
    description: 'Look of the components',
    toolbar: {
      title: 'Look',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'default', title: 'Default look' },
        { value: 'docs', title: 'Docs look', right: 'themes/docs.css' },
        { value: 'unstyled', title: 'Unstyled', right: 'without styles.css' },
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
        { value: 'locale', title: "The locale's direction" },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  locale: {
    description: "Language of the kit's texts, numbers, dates and plurals; the course stays in English",
    toolbar: {
      title: 'Locale',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'en-US', title: 'English', right: 'en-US' },
        ...LANGUAGES,
        { value: 'pseudo', title: 'Pseudo-locale', right: '+40 %' },
      ],
    },
  },
  learner: {
    description: 'Who is learning in connected stories, and whether their work can be kept',
    toolbar: {
      title: 'Learner',
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'newcomer', title: 'Newcomer' },
        { value: 'started', title: 'Started' },
        { value: 'all-passed', title: 'All passed' },
        { value: 'offline', title: 'Offline', right: 'nothing can be read; changes wait' },
        { value: 'failing', title: 'Failing', right: 'every change is refused' },
      ],
    },
  },
  preference: {
    description: "What the learner's system asks for, imitated",
    toolbar: {
      title: 'Preference',
      icon: 'accessibility',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'No preference' },
        { value: 'reduced-motion', title: 'Reduced motion' },
        { value: 'forced-colors', title: 'Forced colours', right: 'imitated' },
      ],
    },
  },
} satisfies Preview['globalTypes'];
