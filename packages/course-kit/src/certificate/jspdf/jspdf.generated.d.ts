/*! Parts of jsPDF 4.2.1 (MIT) and fflate (MIT), see LICENSE.txt. Written by scripts/bundle-jspdf.ts. */
export { jsPDF } from 'jspdf';

/** Packs bytes, as PDF's FlateDecode unpacks them. */
export function zlibSync(bytes: Uint8Array, options: { readonly level: 9 }): Uint8Array;
