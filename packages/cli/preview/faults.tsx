import type { PreviewFault } from 'virtual:course-kit/preview';

/** What is wrong in the course; a press on a place opens it in the editor. */
export function Faults({
  faults,
  folder,
}: {
  readonly faults: readonly PreviewFault[];
  readonly folder: string;
}) {
  return (
    <section className="faults" aria-label="Faults" aria-live="polite">
      {faults.length > 0 && (
        <>
          <h2>{faults.length === 1 ? '1 fault' : `${faults.length} faults`}</h2>
          <ul>
            {faults.map(({ file, line, expected, found }) => (
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

/** The server opens the editor that is running. */
function open(place: string) {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
}
