import {
  explanationsOf,
  kindOf,
  questionKinds,
  quizFingerprint,
  type Course,
  type Level,
  type QuizWords,
} from '@course-kit/react/model';

const HEADER = `-- Made by \`course-kit keys\` from the course: which options are right, and how large the course is. Run it again when
-- the course has changed; it may run as often as one likes. Whoever reads it knows the answers.
`;

/**
 * The SQL that makes a database mark the quizzes of a course, and keeps its row of settings in step with it. It needs the
 * migrations of `@course-kit/react`, and runs as the owner of the database.
 *
 * @param words - of the course's quizzes in other languages, by these. @default none
 */
export function quizKeysSql(course: Course, words: QuizWords = new Map()): string {
  const levels = course.levels.filter(({ questions }) => questions.length > 0);
  const questions = levels.flatMap((level) => keysOf(level, words));
  const projects = course.levels.map(({ project }) => project);
  return [
    HEADER,
    ...(levels.length > 0
      ? [
          `insert into private.quiz_keys (level, asks) values
${levels.map(({ level, questionCount }) => `(${level}, ${questionCount})`).join(',\n')}
on conflict (level) do update set asks = excluded.asks;
`,
          `insert into private.quiz_questions (level, id, position, key, explanation, topic, explanations) values
${questions.map(({ values }) => values).join(',\n')}
on conflict (level, id) do update set position = excluded.position, key = excluded.key, explanation = excluded.explanation, topic = excluded.topic, explanations = excluded.explanations;
`,
        ]
      : []),
    `delete from private.quiz_questions where concat(level, '/', id) <> all (${list(questions.map(({ name }) => name))});
delete from private.quiz_keys where level <> all (${integers(levels.map(({ level }) => level))});
`,
    `update public.course_settings set
  levels = ${course.levels.length},
  tasks_by_level = ${integers(course.levels.map(({ tasks }) => tasks.length))},
  questions_by_level = ${integers(course.levels.map(({ questionCount }) => Math.max(1, questionCount)))},
  pass_mark = ${course.passMark},
  course_name = ${text(course.title)},
  issued_by = ${text(course.issuer)},
  level_titles = array[${course.levels.map(({ title }) => text(title)).join(', ')}],
  level_colors = array[${course.levels.map(({ color }) => text(color)).join(', ')}],
  project_titles = array[${projects.map((project) => text(project?.title ?? '')).join(', ')}],
  project_tasks = ${integers(projects.map((project) => project?.task))},
  project_flows = ${integers(projects.map((project) => project?.flow))},
  quiz_fingerprints = array[${course.levels.map(({ questions }) => text(quizFingerprint(questions))).join(', ')}],
  quizzes_marked = true;
`,
  ].join('\n');
}

/** The questions of a level, in their order: a first attempt asks the first ones. */
function keysOf({ level, questions }: Level, words: QuizWords) {
  return questions.map((question, index) => {
    const key = JSON.stringify(kindOf(question, questionKinds)?.keyOf(question));
    const { id, explanation, topic } = question;
    const others = text(JSON.stringify(explanationsOf(level, question, words)));
    const values = `(${level}, ${text(id)}, ${index + 1}, ${text(key)}, ${text(explanation)}, ${topic ? text(topic) : 'null'}, ${others})`;
    return { name: `${level}/${id}`, values };
  });
}

const list = (names: readonly string[]) => `'{${names.join(',')}}'::text[]`;

const integers = (numbers: readonly (number | undefined)[]) =>
  `'{${numbers.map((number) => number ?? 'null').join(',')}}'::integer[]`;

/** In standard strings only the quote must be escaped; the escape form would depend on the server's settings. */
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
