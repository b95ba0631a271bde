import type { AuthoredCourse } from '../model/authored-course.js';
import type { Course } from '../model/course.js';
import { defineCourse } from '../model/define-course.js';

/** Fetches the course at a whole address. */
export type LoadCourse = (source: string) => Promise<Course>;

/**
 * Makes a function that fetches courses written as JSON, each once; a failed try is forgotten. It rejects with an error
 * that says what is wrong with the answer, and with a CourseContentError for an issue in the course.
 */
export function createCourseLoader(): LoadCourse {
  const courses = new Map<string, Promise<Course>>();
  return (source) => {
    const known = courses.get(source);
    if (known) return known;
    const loading = fetchCourse(source);
    courses.set(source, loading);
    loading.catch(() => courses.delete(source));
    return loading;
  };
}

async function fetchCourse(source: string): Promise<Course> {
  const response = await fetch(source).catch(() => null);
  if (!response) throw new Error(`${source} could not be reached`);
  if (!response.ok) throw new Error(`${source} answered with ${response.status}`);
  const text = await response.text();
  return soundCourse(parse(source, text) as AuthoredCourse);
}

/** Makes a course, with the kinds of questions that it has: they are loaded where there are others than with one right option. */
export async function soundCourse(authored: AuthoredCourse): Promise<Course> {
  // Nobody has looked at it yet.
  const hasOthers = authored?.levels?.some?.((level) =>
    level?.questions?.some?.((question) => question?.kind),
  );
  const others = hasOthers ? await import('../model/question-kinds/other-kinds.js') : undefined;
  return defineCourse(authored, others?.questionKinds);
}

function parse(source: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${source} is not JSON`, { cause });
  }
}
