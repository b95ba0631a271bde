import type { Plugin } from 'postcss';

const OF_LESSONS =
  /\/(?:task-page\/[\w-]+|flow-check|flow-diagram|flow-exercise|flow-player|interface-map|fade)\.css$/u;

/**
 * Cuts the stylesheet of elements in two, so that a page with a quiz alone does not load what lessons look like:
 * `element.css` keeps everything else, and `lesson-element.css` only that. For PostCSS, after imports are resolved.
 */
export const lessonsApart: Plugin = {
  postcssPlugin: 'lessons-apart',
  OnceExit(sheet) {
    const file = (sheet.source?.input.file ?? '').replace('?inline', '');
    if (!/\/(?:lesson-)?element\.css$/u.test(file)) return;
    const isOfLessons = file.endsWith('/lesson-element.css');
    sheet.each((node) => {
      if (OF_LESSONS.test(node.source?.input.file ?? '') !== isOfLessons) node.remove();
    });
  },
};
