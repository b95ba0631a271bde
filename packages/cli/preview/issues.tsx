import type { PreviewIssue } from 'virtual:course-kit/preview';

/** The issues of the course; a press on a place opens it in the editor. */
export function Issues({
  issues,
  folder,
}: {
  readonly issues: readonly PreviewIssue[];
  readonly folder: string;
}) {
  return (
    <section className="issues" aria-label="Issues" aria-live="polite">
      {issues.length > 0 && (
        <>
          <h2>{issues.length === 1 ? '1 issue' : `${issues.length} issues`}</h2>
          <ul>
            {issues.map(({ file, line, expected, found }) => (
              <li key={`${file}:${line} ${expected}`}>
                <button type="button" onClick={() => open(`${folder}/${file}:${line}`)}>
                  {file}:{line}
                </button>
                <span>
                  expected {expected}, found {found}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Makes the server open the place in the running editor. */
function open(place: string) {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
}
