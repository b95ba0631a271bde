/** Long enough for slow devices to read the file, and short enough not to hold its memory for long. */
const MILLISECONDS_TO_KEEP = 40_000;

/** Lets the browser save a file, as for a download; needs no network. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  try {
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
  } finally {
    setTimeout(() => URL.revokeObjectURL(address), MILLISECONDS_TO_KEEP);
  }
}

/** Lets the browser save a value as a JSON file. */
export function saveJsonFile(fileName: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  saveFile(fileName, new Blob([text], { type: 'application/json' }));
}
