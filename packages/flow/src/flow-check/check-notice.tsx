import { CourseText, SentenceWith, useText } from '@course-kit/react/feature';
import { checkNoticeMessages } from './check-notice.messages.js';
import type { FlowCheckReportMessages } from './flow-check-report.messages.js';
import type { KeptCheck } from './kept-checks.js';
import type { CheckReport, FoundSecret } from './model/check-report.js';
import type { TaskCheck } from './model/task-check.js';

/** What is checked, and what it came to. */
export interface CheckNoticeProps {
  readonly goal: TaskCheck;
  /** Null before a file is handed in. */
  readonly report: CheckReport | null;
  /** An earlier check that was passed. */
  readonly passed?: KeptCheck | undefined;
  /** What is said of a file that is refused, before the reason. */
  readonly refused: string;
  readonly messages: Partial<FlowCheckReportMessages> | undefined;
  readonly locale: string | undefined;
}

/**
 * What is to be said of few files: before one is handed in, that its check is a hint and that another one has passed; then
 * why it is refused, where keys stand in it, or that it is newer than the check.
 */
export default function CheckNotice({ goal, report, passed, refused, messages, locale }: CheckNoticeProps) {
  const text = useText(checkNoticeMessages, messages, locale);
  switch (report?.outcome) {
    case 'refused':
      return `${refused} ${text(report.reason === 'component' ? 'savedComponent' : report.reason)}`;
    case 'secrets':
      return (
        <>
          {text('secrets')}
          <ul className="ck-check-list">
            {report.secrets.map((secret) => (
              <li key={`${secret.component} ${secret.field}`}>
                <SecretPlace {...secret} text={text} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'checked':
      if (goal.kind !== 'flow' || report.release === null) return null;
      return <p className="ck-hint">{text('newer', { release: report.release, known: goal.release })}</p>;
    default:
      return (
        <>
          {goal.kind === 'text' && <p className="ck-hint">{text('hint')}</p>}
          {passed && (
            <p className="ck-hint">
              {text('passedOn', {
                date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(passed.at),
              })}
            </p>
          )}
        </>
      );
  }
}

function SecretPlace({
  component,
  field,
  text,
}: FoundSecret & { readonly text: ReturnType<typeof useText<typeof checkNoticeMessages>> }) {
  if (component === '') return text('secretLine', { line: field });
  return (
    <span>
      <SentenceWith
        sentence={text('secretPlace', { component: '{component}', field: '{field}' })}
        parts={{
          component: (
            <strong>
              <CourseText>{component}</CourseText>
            </strong>
          ),
          field: <CourseText>{field}</CourseText>,
        }}
      />
    </span>
  );
}
