/**
 * Fetches what a built course says of its tasks besides their lessons: the file that the attribute of its name says, or
 * the one beside the course. Rejects where it is not there.
 */
export async function loadTaskFile<Content>(
  element: Element,
  name: 'checks' | 'exercises',
): Promise<Content> {
  const course = new URL(element.getAttribute('src') ?? '', document.baseURI);
  const given = element.getAttribute(name);
  const address = given === null ? new URL(`${name}.json`, course) : new URL(given, document.baseURI);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href} answered with ${response.status}`);
  return (await response.json()) as Content;
}
