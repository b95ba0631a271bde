/** Long enough for slow devices to have read the file, short enough to hold no memory for long. */
const MILLISECONDS_TO_KEEP = 40_000;

/** Lets the browser save a value as a JSON file, as for a download; needs no network. */
export function saveJsonFile(fileName: string, value: unknown): void {
  const file = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), MILLISECONDS_TO_KEEP);
}
