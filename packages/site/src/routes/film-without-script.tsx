import { en, textOf } from '@course-kit/react/messages';
import type { Task } from '@course-kit/react/model';
import { outline } from '../course.js';

/**
 * A lesson’s film for browsers that run no scripts: the browser’s own player, which document.astro lays over the place of the
 * page’s. It is prerendered alone, as browsers that run scripts have nothing to do with it.
 */
export function FilmWithoutScript({ task }: { readonly task: Task | undefined }) {
  const { title, video, chapters } = task ?? {};
  // Only one whose chapters are known is there.
  if (!title || !video || !chapters) return null;
  const beside = (ending: string) => video.replace(/\.\w+$/, ending);
  return (
    <noscript>
      {import.meta.env.SSR && (
        <video
          controls
          playsInline
          preload="none"
          poster={beside('.avif')}
          src={video}
          aria-label={textOf(en.taskPage)('videoLabel', { title })}
        >
          <track default kind="captions" srcLang={outline.language} src={beside('.vtt')} />
        </video>
      )}
    </noscript>
  );
}
