/** How far along something is, as a native progress bar with its figures in words. */
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
