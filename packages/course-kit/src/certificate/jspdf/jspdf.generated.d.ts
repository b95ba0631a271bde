/*! Parts of jsPDF 4.2.1 (MIT) and fflate (MIT), see LICENSE.txt. Written by scripts/bundle-jspdf.ts. */
export { jsPDF } from 'jspdf';
