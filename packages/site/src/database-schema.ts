/** The schema of the course's tables, where it is not the first course of its Supabase project. */
export const schema: string | undefined = import.meta.env.VITE_SUPABASE_SCHEMA || undefined;

/** The name of a function of the project for this course, as `course-kit functions` writes it. */
export const functionOfCourse = (name: string): string =>
  schema === undefined || schema === 'public' ? name : `${name}-${schema}`;
