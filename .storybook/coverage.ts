import type { Meta, StoryObj } from '@storybook/react-vite';
import * as kit from 'course-kit';
import * as model from 'course-kit/model';
import { guides } from './guides.js';
import { modelGroups } from './reference/model-groups.js';

interface StoryFile {
  readonly default: Meta;
  readonly [story: string]: StoryObj | Meta;
}

const files = import.meta.glob<StoryFile>('../packages/course-kit/src/components/*/*.stories.tsx', {
  eager: true,
});

/** The stories that every component with looks of its own has, whatever else it has. */
export const REQUIRED = [
  'Playground',
  'NarrowColumn',
  'RightToLeft',
  'Dark',
  'DocsLook',
  'DocsLookDark',
  'PseudoLocale',
  'ForcedColours',
] as const;

/** Required stories that make no sense for a component, and why. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CourseProvider: Object.fromEntries(
    REQUIRED.filter((name) => name !== 'Playground').map((name) => [name, 'has no looks']),
  ),
  Toaster: { NarrowColumn: 'stands at the window' },
  Tooltip: { PseudoLocale: 'has no texts of its own' },
};

/** What a component of the package has in these pages. */
export interface Coverage {
  readonly component: string;
  readonly storyCount: number;
  readonly hasGuide: boolean;
  /** By required story: there, or why it is not, or undefined where it is missing. */
  readonly required: Readonly<Record<string, string | undefined>>;
}

/** Every component that the package exports; a view and what connects it are one. */
export function coverage(): Coverage[] {
  return exportedComponents().map((component) => {
    const stories = storiesOf(component);
    const exceptions = EXCEPTIONS[component];
    return {
      component,
      storyCount: stories.length,
      hasGuide: component in guides,
      required: Object.fromEntries(
        REQUIRED.map((name) => [name, stories.includes(name) ? 'there' : exceptions?.[name]]),
      ),
    };
  });
}

function exportedComponents(): string[] {
  const names = Object.keys(kit)
    .filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Error'))
    .map((name) =>
      name.replace(/^CertificatePageView$|(?<!^Certificate)View$/, viewOf).replace(/Provider$/, providerOf),
    );
  return [...new Set(names)].sort();
}

/** `LevelCardView` is the view of `LevelCard`, and `CertificatePageView` that of `CertificateView`. */
function viewOf(end: string): string {
  return end === 'View' ? '' : 'CertificateView';
}

/** `TooltipProvider` is shown with its tooltips; `CourseProvider` stands for itself. */
function providerOf(end: string, index: number, name: string): string {
  return name.slice(0, index) === 'Course' ? end : '';
}

function storiesOf(component: string): string[] {
  const file = Object.values(files).find(({ default: meta }) => meta.title === `Components/${component}`);
  return Object.keys(file ?? {}).filter((name) => name !== 'default' && !name.startsWith('__'));
}

/** What the package exports beside components, and whether it has a page. */
export interface ReferenceCoverage {
  readonly name: string;
  readonly hasPage: boolean;
}

const hookPages = Object.keys(import.meta.glob('./pages/hooks/*.mdx'));
const modelPages = Object.keys(import.meta.glob('./pages/model/*.mdx'));

/** Every hook, and every function and constant of the model. */
export function referenceCoverage(): ReferenceCoverage[] {
  const hooks = Object.keys(kit).filter((name) => name.startsWith('use'));
  const groups = Object.entries(modelGroups).filter(([group]) => modelPages.includes(pageOf('model', group)));
  const shown = new Set<string>(groups.flatMap(([, names]) => names));
  return [
    ...hooks.map((name) => ({ name, hasPage: hookPages.includes(pageOf('hooks', name)) })),
    ...Object.keys(model).map((name) => ({ name, hasPage: shown.has(name) })),
  ];
}

/** `useLevel` is on `use-level.mdx`, “Writing a course” on `writing-a-course.mdx`. */
function pageOf(folder: string, title: string): string {
  const file = title.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).replaceAll(' ', '-');
  return `./pages/${folder}/${file.toLowerCase()}.mdx`;
}
