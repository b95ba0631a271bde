import type { CourseSiteOptions } from '@course-kit/site';
import { tool } from '@course-kit/content/tool';
import { join } from 'node:path';
import { tryOut } from './try-out.ts';
import { words } from './words.ts';

/** Langflow Learning, at the top of a domain. */
export const base: `/${string}` = '/';

const { documentation, installation, repository, chat, website, profile } = tool.links;

export const options: CourseSiteOptions = {
  course: join(import.meta.dirname, '../../../../packages/content/course'),
  brand: {
    about:
      'Langflow Learning is a community project that teaches Langflow. It is not affiliated with the makers of Langflow.',
    privacyMailbox: 'privacy@langflow-learning.example',
    privacyDate: '2025-08-11',
    storageKey: 'langflow-learning',
    // No prefix: learners have progress from before under keys without one.
    progressPrefix: '',
    colors: { canvas: ['#faf8f4', '#0d0f15'] },
  },
  tool: { name: tool.name, links: { documentation, installation, repository, chat, website, profile } },
  words,
  tryOut,
};
