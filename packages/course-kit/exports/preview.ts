export { createPreview } from '../src/credentials/preview/create-preview.js';
export type { PreviewOptions } from '../src/credentials/preview/create-preview.js';
export type { PictureElement, PictureTools, SatoriOptions } from '../src/credentials/preview/draw-preview.js';
