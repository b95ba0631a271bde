import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadTasks, outline } from '../../course.js';
import { addressOn } from '../../address-on.js';
import { lessonMarkdown } from '@course-kit/cli';

/** Each lesson beside its page. */
export async function getStaticPaths() {
  const levels = await Promise.all(
    outline.levels.map(async ({ level }) =>
      (await loadTasks(level)).map((lesson, index) => ({
        params: { level: `level-${level}`, task: `task-${index + 1}` },
        props: { lesson },
      })),
    ),
  );
  return levels.flat();
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site }) =>
  new Response(lessonMarkdown(props.lesson, addressOn(site)), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
