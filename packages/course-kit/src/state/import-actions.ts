import { planImport, type ImportPlan } from '../model/plan-import.js';
import { readExport, type ExportProblem, type ReadExport } from '../model/read-export.js';
import type { CourseServices } from './course-services.js';
import { restoredAtom } from './use-certificates.js';

/** More than twenty times what a browser's export of a large course has. */
export const MOST_EXPORT_BYTES = 2_000_000;

/** Why a file cannot be imported. */
export type ImportProblem = ExportProblem | 'tooLarge' | 'unreadable';

/** A file that can be imported, and what that adds. */
export interface FoundImport {
  readonly exported: ReadExport;
  readonly plan: ImportPlan;
}

/**
 * Reads a chosen file and finds what it adds, or why it cannot be imported. Changes nothing and never rejects.
 */
export async function readImport(services: CourseServices, file: File): Promise<FoundImport | ImportProblem> {
  if (file.size > MOST_EXPORT_BYTES) return 'tooLarge';
  // A browser reads no file that was changed or moved after it was chosen.
  const text = await file.text().catch(() => null);
  if (text === null) return 'unreadable';
  const exported = readExport(text, services.course);
  return typeof exported === 'string' ? exported : { exported, plan: await planOf(services, exported) };
}

/**
 * Adds what a file has to the learner's progress, as changes of their own, which go the way of all they do. Resolves to what that
 * was, or null where not all of it is saved; then it can be done again. Never rejects.
 */
export async function importProgress(
  services: CourseServices,
  exported: ReadExport,
): Promise<ImportPlan | null> {
  const { entry, engine, storage, jotai, state } = services;
  try {
    const { driver } = await engine();
    // Anew: another tab may have gone on since the file was shown.
    const plan = await planOf(services, exported);
    const { changes, certificates } = plan;
    const results = await Promise.all(changes.map((change) => driver.deliver(entry.enter(change))));
    for (const certificate of certificates)
      // oxlint-disable-next-line no-await-in-loop -- each is added to those before it
      await storage.certificates.restore?.(certificate);
    if (certificates.length > 0) jotai.set(restoredAtom, (count) => count + 1);
    // Also those that an earlier try has left.
    await driver.flush();
    const isSaved = results.every((result) => result === 'saved') && jotai.get(state.pending).length === 0;
    return isSaved ? plan : null;
  } catch {
    return null;
  }
}

async function planOf(
  { course, storage, jotai, state }: CourseServices,
  exported: ReadExport,
): Promise<ImportPlan> {
  const { certificates } = storage;
  const own = certificates.restore ? await certificates.list().catch(() => null) : null;
  return planImport(exported, jotai.get(state.records), own, course);
}
