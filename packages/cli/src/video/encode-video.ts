import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Frame } from './render-frames.js';

const run = promisify(execFile);

/** Finds ffmpeg: `FFMPEG_PATH`, else that of the package `ffmpeg-static`, else the system's; null for none. */
export async function ffmpegPath(): Promise<string | null> {
  const chosen = process.env.FFMPEG_PATH;
  const candidates = chosen ? [chosen] : [installedPath(), 'ffmpeg'].filter((path) => path !== undefined);
  const answers = await Promise.all(
    candidates.map((path) =>
      run(path, ['-version']).then(
        () => path,
        () => null,
      ),
    ),
  );
  return answers.find((path) => path !== null) ?? null;
}

/** That of the calling project. The package lacks its program where install scripts are not run. */
function installedPath(): string | undefined {
  try {
    return createRequire(join(process.cwd(), 'package.json'))('ffmpeg-static') as string;
  } catch {
    return undefined;
  }
}

/** Makes a video of frames, in a form that every browser plays. */
export async function encodeVideo(
  ffmpeg: string,
  frames: readonly Frame[],
  folder: string,
  file: string,
): Promise<void> {
  const list = join(folder, 'frames.txt');
  const entries = frames.map(({ path, seconds }) => `file '${path}'\nduration ${seconds.toFixed(4)}`);
  // The last frame is listed twice, because its duration applies only before another one.
  await writeFile(list, `${entries.join('\n')}\nfile '${frames.at(-1)?.path}'\n`);
  const settings = [
    '-y -loglevel error -f concat -safe 0 -i'.split(' '),
    list,
    '-vf fps=15,format=yuv420p -c:v libx264 -crf 22 -movflags +faststart'.split(' '),
    file,
  ];
  await run(ffmpeg, settings.flat());
}
