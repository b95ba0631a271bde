/** Joins the class names that are there. The kit's own class always stays and a caller's is added. */
export function classNames(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ');
}
