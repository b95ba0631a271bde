/** A step as it is shown in a video. */
export interface VideoStep {
  /** The first line of its caption. */
  readonly title: string;
  /** The second line; empty for none. */
  readonly sentence: string;
  /** How long it is shown. */
  readonly seconds: number;
}

/** Captions as a WebVTT file: each step's title and first sentence, for as long as the step is shown. */
export function captionsOf(steps: readonly VideoStep[]): string {
  let from = 0;
  const cues = steps.map(({ title, sentence, seconds }, index) => {
    const to = from + seconds;
    const cue =
      `${index + 1}\n${time(from)} --> ${time(to)}\n${escaped(title)}\n${escaped(sentence)}`.trimEnd();
    from = to;
    return cue;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** As `00:01:02.500`. */
function time(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** Escapes markup, and removes line breaks that would end the cue. */
function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
