/** Joins class names and skips absent ones. A caller's class is added to the kit's own. */
export function classNames(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(' ');
}
