import type { Course } from '../model/course.js';
import { defineCourse, type AuthoredCourse } from '../model/define-course.js';

const courses = new Map<string, Promise<Course>>();

/**
 * Fetches a course written as JSON, once for all elements of a page; a failed try is forgotten.
 *
 * @param source its whole address.
 * @throws Error that says what is wrong with the answer; CourseContentError for a fault in the course.
 */
export function loadCourse(source: string): Promise<Course> {
  const known = courses.get(source);
  if (known) return known;
  const loading = fetchCourse(source);
  courses.set(source, loading);
  loading.catch(() => courses.delete(source));
  return loading;
}

async function fetchCourse(source: string): Promise<Course> {
  const response = await fetch(source).catch(() => null);
  if (!response) throw new Error(`${source} could not be reached`);
  if (!response.ok) throw new Error(`${source} answered with ${response.status}`);
  const text = await response.text();
  return defineCourse(parse(source, text) as AuthoredCourse);
}

function parse(source: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${source} is not JSON`, { cause });
  }
}
