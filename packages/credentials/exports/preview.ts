export { createPreview } from '../src/preview/create-preview.js';
export type { PreviewOptions } from '../src/preview/create-preview.js';
export type { PictureElement, PictureTools, SatoriOptions } from '../src/preview/draw-preview.js';
