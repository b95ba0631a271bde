import { test as base, type Page } from '@playwright/test';
import { Langflow } from './langflow/langflow.js';
import { Film } from './record/film.js';
import { readLesson, type LessonSource } from './record/lesson-source.js';
import { readResult, recordLesson } from './record/results.js';
import { StepRecord, type StepResult } from './record/step-record.js';
import { readRehearsal, staleValues, triedValues, untriedValues } from './record/tried-values.js';
import { writeFilm } from './record/write-film.js';
import { LessonServer } from './server/lesson-server.js';

/** What a step of a rehearsal works with. */
export type StepRobot = Pick<
  StepRecord,
  'meet' | 'meetAll' | 'press' | 'see' | 'picture' | 'excuse' | 'snippet'
>;

/** What a rehearsal works with. */
export interface Robot {
  readonly page: Page;
  readonly langflow: Langflow;
  readonly server: LessonServer;
  readonly lesson: LessonSource;
  /** Carries out the step with this heading, which is the lesson's next. */
  step(heading: string, carryOut: (robot: StepRobot) => Promise<void>): Promise<void>;
  /** Leaves a step out because the machine lacks what it needs. */
  skip(heading: string, reason: string): void;
}

const isFilmed = process.env.REHEARSE_FILM === '1';

const test = base.extend<object, { server: LessonServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const server = new LessonServer(Number(project.name.replace('level ', '')));
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** Carries out a lesson, for example `1-4`, in the running tool, and writes down what came of each step. */
export function rehearse(name: string, carryOut: (robot: Robot) => Promise<void>): void {
  test(name, async ({ page, server }) => {
    test.setTimeout(1_200_000);
    const [lesson, before, rehearsal] = await Promise.all([
      readLesson(name),
      readResult(name),
      readRehearsal(name),
    ]);
    await server.startFor(name);
    const langflow = new Langflow(page, server.address);
    await langflow.prepare();
    if (server.isNew && name !== '1-1') await langflow.connectProvider();
    else await langflow.projects.open();
    const film = new Film(page);
    const results: StepResult[] = [];
    const nextStep = (heading: string) => {
      const next = lesson.steps[results.length];
      if (next?.heading !== heading)
        throw new Error(
          `${next?.place ?? lesson.path}: the lesson goes on with "${next?.heading ?? 'nothing'}", the rehearsal with "${heading}".`,
        );
      return next;
    };
    const robot: Robot = {
      page,
      langflow,
      server,
      lesson,
      step: (heading, carryOut) =>
        test.step(heading, async () => {
          const source = nextStep(heading);
          const record = new StepRecord(lesson, source);
          const last = before?.steps.find((result) => result.heading === heading);
          const result = { heading, hash: source.hash, labels: record.met, excused: record.excused };
          const stale = staleValues(source, last, rehearsal);
          try {
            if (stale.length > 0) throw new Error(stale.join('\n'));
            if (isFilmed) await film.shoot(results.length + 1, () => carryOut(record));
            else await carryOut(record);
            langflow.finishStep();
            record.finish();
            const untried = untriedValues(source, rehearsal, record.excused);
            if (untried.length > 0) throw new Error(untried.join('\n'));
            const values = triedValues(source, rehearsal);
            results.push({ ...result, values, outcome: 'carried out' });
          } catch (error) {
            const reason = `${source.place} ${heading}: ${String(error instanceof Error ? error.message : error)}`;
            const values = last?.values ?? [];
            results.push({ ...result, values, outcome: 'failed', reason });
            throw new Error(reason, { cause: error });
          }
        }),
      skip: (heading, reason) => {
        results.push({ heading, hash: nextStep(heading).hash, outcome: 'skipped', reason, labels: [] });
        test.info().annotations.push({ type: 'skipped step', description: `${heading}: ${reason}` });
      },
    };
    try {
      await carryOut(robot);
      const left = lesson.steps.slice(results.length);
      if (left.length > 0)
        throw new Error(
          left.map(({ place, heading }) => `${place}: "${heading}" is not rehearsed.`).join('\n'),
        );
      await server.keepSnapshot(name);
      if (isFilmed) await writeFilm(lesson, film.scenes);
    } finally {
      await recordLesson(name, results);
    }
  });
}
