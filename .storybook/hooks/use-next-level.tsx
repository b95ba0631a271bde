import { useNextLevel } from '@course-kit/react';

export function Example() {
  const next = useNextLevel();
  if (next === undefined) return <p aria-busy="true">One moment…</p>;
  return next === null ? <p>All passed</p> : <a href={`#level-${next}`}>Continue with level {next}</a>;
}
