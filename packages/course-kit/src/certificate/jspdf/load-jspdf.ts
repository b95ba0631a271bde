import type { jsPDF } from 'jspdf';
import { binaryString } from '../binary-string.js';
import { rememberLoaded } from '../remember.js';

/** What a certificate needs of jsPDF. */
export interface Jspdf {
  readonly Document: typeof jsPDF;
  /** Packs bytes as PDF's FlateDecode unpacks them; a character for each byte. */
  readonly pack: (bytes: Uint8Array) => string;
}

/** Loads the part of jsPDF that certificates need. */
export const loadJspdf = rememberLoaded(async (): Promise<Jspdf> => {
  const { jsPDF: Document, zlibSync } = await import('./jspdf.generated.js');
  return { Document, pack: (bytes) => binaryString(zlibSync(bytes, { level: 9 })) };
});
