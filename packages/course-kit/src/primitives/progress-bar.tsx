/** A native progress bar with its value in words. */
export function ProgressBar({
  value,
  max,
  label,
}: {
  readonly value: number;
  readonly max: number;
  readonly label: string;
}) {
  return <progress className="ck-progress" value={value} max={max} aria-label={label} />;
}
