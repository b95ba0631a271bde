import { useLevels } from '@course-kit/react';

export function Example() {
  const { status, levels } = useLevels();
  if (status === 'loading') return <p aria-busy="true">Loading…</p>;
  return (
    <ol>
      {levels.map(({ level, status: reached }) => (
        <li key={level}>{reached}</li>
      ))}
    </ol>
  );
}
