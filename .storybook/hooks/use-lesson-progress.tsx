import { useLessonProgress } from '@course-kit/react';

export function Example() {
  const { seenSteps, leftOffAt, check } = useLessonProgress(1, 1, 3);
  return (
    <>
      <p>{leftOffAt === undefined ? 'Nothing to go on with' : `Go on with step ${leftOffAt}`}</p>
      {[1, 2, 3].map((step) => (
        <label key={step}>
          <input
            type="checkbox"
            checked={seenSteps.includes(step)}
            onChange={({ target }) => check(step, target.checked)}
          />{' '}
          Step {step}{' '}
        </label>
      ))}
    </>
  );
}
