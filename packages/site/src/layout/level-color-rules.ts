/** A rule for each color that a level has, for elements that name it in `data-level-color`. */
export function levelColorRules(levels: readonly { readonly color: string }[]): string {
  const colors = [...new Set(levels.map(({ color }) => color))];
  return colors.map((color) => `[data-level-color='${color}'] { --ck-level-color: ${color}; }\n`).join('');
}
