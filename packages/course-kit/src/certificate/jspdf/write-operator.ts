import type { jsPDF } from 'jspdf';

/**
 * Writes what jsPDF has no function for into the page, or into whatever part of the file is being written. The types
 * leave this out; it is how jsPDF's plug-ins write.
 */
export function writeOperator(pdf: jsPDF, operator: string): void {
  const { write } = pdf.internal as unknown as { write(operator: string): void };
  write(operator);
}
