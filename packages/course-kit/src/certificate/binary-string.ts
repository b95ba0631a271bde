/** Bytes as a string with a character for each, which is how jsPDF takes files. */
export function binaryString(bytes: Uint8Array): string {
  // In parts: one call cannot have a million arguments.
  const part = 8192;
  let text = '';
  for (let start = 0; start < bytes.length; start += part)
    text += String.fromCharCode(...bytes.subarray(start, start + part));
  return text;
}

/** The bytes of such a string. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}
