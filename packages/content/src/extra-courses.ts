import type { ExtraCourse } from 'course-kit/model';
import { tool } from './tool.js';

/** Courses that are announced; the numbers keep them apart from the levels. */
export const extraCourses: readonly ExtraCourse[] = [
  {
    level: 101,
    title: 'Custom Component Development',
    description: `Plan, write and publish components of your own that feel at home in ${tool.name}.`,
  },
  {
    level: 102,
    title: 'Mastering Input Schema',
    description: 'Decide which fields callers may set, and hand a flow clean, typed values every time.',
  },
  {
    level: 103,
    title: 'Document Processing',
    description: 'Turn PDFs, spreadsheets and web pages into text and data that a flow can work with.',
  },
  {
    level: 104,
    title: 'Data Science',
    description: 'Explore tables, ask questions about them and explain what you found, all from a flow.',
  },
  {
    level: 105,
    title: 'Data and Analytics Augmentation',
    description: 'Add classification, summaries and missing details to the data your team already has.',
  },
  {
    level: 106,
    title: 'Sales and Marketing Automation',
    description: 'Research leads, draft messages and plan campaigns, with a person approving the result.',
  },
];
