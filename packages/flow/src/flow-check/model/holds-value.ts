/** Whether a text holds a value. A number at the value's edge is no part of a longer one: 25 stands neither in 125 nor in 25.50. */
export function holdsValue(text: string, value: string): boolean {
  for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1)) {
    const end = at + value.length;
    const isCut =
      (/^\d/.test(value) && /\d[.,]?$/.test(text.slice(Math.max(0, at - 2), at))) ||
      (/\d$/.test(value) && /^[.,]?\d/.test(text.slice(end, end + 2)));
    if (!isCut) return true;
  }
  return false;
}
