/** Names the element that holds a credential, in Open Badges 3.0. */
const NAMESPACE = 'https://purl.imsglobal.org/ob/v3p0';
const ELEMENT = 'openbadges:credential';

/**
 * A picture with a credential in it. Picture and credential stay what they are: readers of Open Badges find it there.
 *
 * @param svg - a picture that begins with its `svg` element.
 * @param credential - as JSON.
 */
export function bakeSvg(svg: string, credential: string): string {
  // `]]>` would end the section. In JSON it can stand in a string only, where an escape means the same.
  const content = credential.replaceAll(']]>', String.raw`]]\u003e`);
  return svg.replace(
    /^<svg([^>]*)>/u,
    (_, attributes: string) =>
      `<svg${attributes} xmlns:openbadges="${NAMESPACE}"><${ELEMENT}><![CDATA[${content}]]></${ELEMENT}>`,
  );
}

/** The credential in a picture, or null. Read as text: nothing of a stranger's picture becomes part of the page. */
export function unbakeSvg(svg: string): string | null {
  const start = /<openbadges:credential(?:\s[^<>]*)?>\s*<!\[CDATA\[/u.exec(svg);
  if (!start) return null;
  const from = start.index + start[0].length;
  const end = svg.indexOf(']]>', from);
  return end < 0 ? null : svg.slice(from, end);
}
