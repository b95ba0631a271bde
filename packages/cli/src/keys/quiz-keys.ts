import { askedQuestions, quizFingerprint, type Course, type Level } from '@course-kit/react/model';

const HEADER = `-- Made by \`course-kit keys\` from the course: which options are right, and how large the course is. Run it again when
-- the course has changed; it may run as often as one likes. Whoever reads it knows the answers.
`;

/**
 * The SQL that makes a database mark the quizzes of a course, and keeps its row of settings in step with it. It needs the
 * migrations of `@course-kit/react`, and runs as the owner of the database.
 */
export function quizKeysSql(course: Course): string {
  const levels = course.levels.filter(({ questions }) => questions.length > 0);
  const keys = levels.map(keyOf);
  return [
    HEADER,
    ...(keys.length > 0
      ? [
          `insert into private.quiz_keys (level, questions, correct, options, explanations, ids, asks) values
${keys.join(',\n')}
on conflict (level) do update set questions = excluded.questions, correct = excluded.correct, options = excluded.options,
  explanations = excluded.explanations, ids = excluded.ids, asks = excluded.asks;
`,
        ]
      : []),
    `delete from private.quiz_keys where level <> all (${integers(levels.map(({ level }) => level))});
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
  quiz_fingerprints = array[${course.levels.map(({ questions }) => text(quizFingerprint(questions))).join(', ')}],
  quizzes_marked = true;
`,
  ].join('\n');
}

/** Of a pool the fingerprint is that of the first questions, which a first attempt asks. */
function keyOf(level: Level): string {
  const { questions, questionCount } = level;
  const values = [
    String(level.level),
    text(quizFingerprint(askedQuestions(level))),
    integers(questions.map(({ correctAnswer }) => correctAnswer)),
    integers(questions.map(({ options }) => options.length)),
    `array[\n${questions.map(({ explanation }) => `    ${text(explanation)}`).join(',\n')}\n  ]`,
    `array[${questions.map((question) => text(quizFingerprint([question]))).join(', ')}]`,
    String(questionCount),
  ];
  return `(${values.join(', ')})`;
}

const integers = (numbers: readonly number[]) => `'{${numbers.join(',')}}'::integer[]`;

/** In standard strings only the quote must be escaped; the escape form would depend on the server's settings. */
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
