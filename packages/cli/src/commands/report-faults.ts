import type { Output } from '../cli.js';
import { faultText, type SourceFault } from '../source/faults.js';

/** Writes each fault with its file and line, from where the command was called; the code that it ends with. */
export function reportFaults(faults: readonly SourceFault[], folder: string, { error }: Output): number {
  for (const fault of faults) error(`${folder}/${faultText(fault)}`);
  return faults.length === 0 ? 0 : 1;
}
