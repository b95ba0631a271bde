import type { VideoChapter } from '../../model/course.js';

/**
 * Plays a part of a video, in sight, and pauses at its end.
 *
 * @returns what lets go of the video.
 */
export function playChapter(
  video: HTMLVideoElement,
  { from, to }: Pick<VideoChapter, 'from' | 'to'>,
): () => void {
  const { left, width, top, bottom } = video.getBoundingClientRect();
  const page = video.getRootNode() as Document | ShadowRoot;
  const isSeen = (y: number) => page.elementFromPoint(left + width / 2, y) === video;
  // At an edge of the window it would be under the lesson's bar.
  if (!isSeen(top + 1) || !isSeen(bottom - 1)) video.scrollIntoView({ block: 'center' });
  video.focus({ preventScroll: true });
  video.currentTime = from;
  // Refused where a browser lets nothing play: the player then stands at the chapter.
  video.play().catch(() => {});
  const stop = new AbortController();
  const pauseAtEnd = () => {
    if (video.currentTime < to) return;
    video.pause();
    stop.abort();
  };
  // Who goes elsewhere in the video watches on from there.
  const leave = () => {
    if (video.currentTime < from || video.currentTime > to) stop.abort();
  };
  video.addEventListener('timeupdate', pauseAtEnd, stop);
  video.addEventListener('seeking', leave, stop);
  return () => stop.abort();
}
