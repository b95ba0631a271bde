import type { TextOf } from '../../texts/message-types.js';
import { localCompletionDate } from '../../model/completion-date.js';
import type { CourseOutline } from '../../model/course.js';
import type { LevelAddition } from '../../model/plan-import.js';
import type { FoundImport } from '../../state/import-actions.js';
import { CourseText, LanguageMarksProvider, SentenceWith } from '../../feature/course-text.js';
import { useLanguageMarks } from '../../feature/language-marks.js';
import { listed } from './import-words.js';
import type { progressImportMessages } from './progress-import.messages.js';

/** What a file adds, level by level, and how much of it does not fit the course. Titles are the course's, never the file's. */
export function ImportAdditions({
  course,
  found: { exported, plan },
  text,
  locale = 'en-US',
}: {
  readonly course: CourseOutline;
  readonly found: FoundImport;
  readonly text: TextOf<typeof progressImportMessages>;
  readonly locale: string | undefined;
}) {
  const marks = useLanguageMarks(course.language, locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(exported.exportedAt));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const words = ({ tasks, score, certificates }: LevelAddition) => [
    ...(tasks > 0 ? [text('tasks', { count: tasks })] : []),
    ...(score === null ? [] : [text('result', { score })]),
    ...certificates.map(({ completionDate }) =>
      text('certificate', { date: localCompletionDate(completionDate, locale) }),
    ),
  ];
  const leftOut = listed(text, locale, exported.leftOut);
  return (
    <LanguageMarksProvider value={marks}>
      <p>{text(plan.levels.length > 0 ? 'adds' : 'nothingNew', { date: day })}</p>
      {plan.levels.length > 0 && (
        <>
          <ul className="ck-list">
            {plan.levels.map((addition) => (
              <li key={addition.level}>
                <SentenceWith
                  sentence={text('level', { level: addition.level, title: '{title}' })}
                  parts={{
                    title: <CourseText>{course.levels[addition.level - 1]?.title}</CourseText>,
                  }}
                />
                <p className="ck-hint">{list.format(words(addition))}</p>
              </li>
            ))}
          </ul>
          <p>{text('keeps')}</p>
        </>
      )}
      {leftOut !== '' && <p className="ck-hint">{text('leftOut', { what: leftOut })}</p>}
    </LanguageMarksProvider>
  );
}
