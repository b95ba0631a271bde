import { saveFile } from '../../primitives/save-file.js';

/** Lets the browser save a value as a JSON file. */
export function saveJsonFile(fileName: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  saveFile(fileName, new Blob([text], { type: 'application/json' }));
}
