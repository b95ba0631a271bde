import type { Rolldown } from 'vite';

/** The components' modules, in this repository and as they are published. */
const kit = (modules: string) => `course-kit/(?:react/dist/)?src/(?:${modules})`;

/** A few files for what several pages need: fewer requests, and they compress better than many. */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  // Links are followed, and progress is read, before all else is there: so this is small and needs none of it.
  {
    name: 'navigation',
    test: /astro\/dist\/(transitions|prefetch)\/|astro:(transitions|prefetch|adapter-config)|site\/src\/progress-read/,
  },
  // The island awaits a page's code, which could not come while it waited for the island itself.
  { name: 'site', tags: ['$initial'], test: /^(?!.*(site-island|loaded-pages|\.astro))/ },
  // Small parts that several pages are made of; those of react-aria-components come when they are needed.
  {
    name: 'parts',
    test: new RegExp(
      `${kit(
        'primitives/(?!file-drop|in-shadow-root|top-layer)|state/(?!settle-quiz|until-ledger|hand-in-marks|use-lesson-progress|(data|certificate)-actions|(use-checked|checked)-project)|feature/(?!course-figures|drawn-question|modal-dialog|project-mark|question-kinds/(?!waiting)|toaster)|model/(continue-target|course-flow|duration|quiz-answering)',
      )}|node_modules/lucide/(?!dist/esm/icons/arrow-(?:down|up)\\.)|quiz-form\\.messages|language/course-text|use-known-progress`,
    ),
    minShareCount: 2,
  },
  {
    name: 'quiz-outcome',
    test: /quiz-draw|hand-in-marks|settle-quiz|until-ledger/,
    minShareCount: 2,
  },
  // What a level's page and its lessons say of a project.
  { name: 'project', test: /use-checked-project|project-mark/, minShareCount: 2 },
  // What lessons and the dashboard know of a lesson's steps.
  { name: 'steps', test: /use-task-link/ },
  // What lessons draw flows with. Questions about them are asked in lessons and tests alone.
  {
    name: 'flow',
    test: /flow\/(?:dist\/)?src\/flow\/.*flow-(?!places|question)|json-value/,
    minShareCount: 2,
  },
  // What exercises have in common: those of lessons, what mends one, and the one that is tried on the landing page. Others lay flows out, too.
  {
    name: 'exercise-state',
    test: /flow-exercise\/(?!flow-exercise\.|kept-|model\/run-order)/,
    minShareCount: 2,
  },
  // What a lesson's picture and its canvas have in common, and the canvas and the player.
  { name: 'lesson-flow', test: /\/(lesson-flow|flow-bounds)\./ },
  // What the canvas, the player and the bar of a lesson have in common.
  { name: 'lesson-parts', test: /components\/task-page\//, minShareCount: 2 },
  // What pages about one learner have in common.
  {
    name: 'learner-pages',
    test: /components\/(certificate-download|progress-data)\/|completion-date|data-actions/,
    minShareCount: 2,
  },
];
