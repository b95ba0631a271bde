/** Address of a file beside a video that has its name: its captions, or its poster. A host alone has none. */
export function besideVideo(address: string, ending: '.vtt' | '.avif'): string {
  return address.replace(/(?<!\/\/[^/]*)\.\w+(?=[?#]|$)/, ending);
}
