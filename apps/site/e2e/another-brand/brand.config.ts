import type { CourseSiteOptions } from '@course-kit/site';
import { join } from 'node:path';

/** Another course, in a folder of its host. */
export const base: `/${string}` = '/learn/';

export const options: CourseSiteOptions = {
  course: join(import.meta.dirname, 'course'),
  brand: {
    privacyMailbox: 'privacy@knots.example',
    wrongStepForm: 'https://git.example/knots/issues/new?template=wrong-step.yml',
    storageKey: 'knots',
    colors: { canvas: ['#ffffff', '#000000'], accent: ['#0b5fff', '#8db4ff'] },
  },
  words: { en: { landing: { title: 'Knots that hold' } } },
  tool: { name: 'Rope', links: { documentation: 'https://rope.example/docs' } },
};
