const OWN = [
  '@supabase/supabase-js',
  'lucide',
  'minisearch',
  'react-aria-components',
  'react-error-boundary',
  'jotai',
];
const OF_THE_KIT = [
  '@tanstack/query-core',
  'bidi-js',
  'jotai',
  'jspdf',
  'react-aria/FocusScope',
  'react-aria/PortalProvider',
  'react-stately/private/flags/flags',
  'uqr',
];

/**
 * What Vite's development server makes one file of each before it serves it. It looks for these by itself in a project's own code only, and
 * this package and what it imports are served as they are: some of the libraries below are of no use to a browser then, and others are
 * thousands of files.
 */
export const preparedDependencies: string[] = [
  ...OWN.map((name) => `@course-kit/site > ${name}`),
  ...OF_THE_KIT.map((name) => `@course-kit/site > @course-kit/react > ${name}`),
];
