import { bakePng } from './bake-png.js';
import { bakeSvg } from './bake-svg.js';
import { BADGE_SIZE } from './badge-plate.js';
import { drawBadge, type BadgeWords } from './draw-badge.js';

/** Forms in which a credential is kept. */
export type BadgeFormat = 'json' | 'svg' | 'png';

/** A credential as a file: by itself, or in a picture. */
export async function makeBadge(format: BadgeFormat, credential: string, words: BadgeWords): Promise<Blob> {
  if (format === 'json') return new Blob([credential], { type: 'application/json' });
  const svg = drawBadge(words);
  if (format === 'svg') return new Blob([bakeSvg(svg, credential)], { type: 'image/svg+xml' });
  const png = new Uint8Array(await (await paint(svg)).arrayBuffer());
  return new Blob([bakePng(png, credential)], { type: 'image/png' });
}

/** A picture as a `data:` address, which the policy of the page has to allow for pictures. */
export const pictureAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

async function paint(svg: string): Promise<Blob> {
  const picture = new Image(BADGE_SIZE, BADGE_SIZE);
  picture.src = pictureAddress(svg);
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = BADGE_SIZE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, BADGE_SIZE, BADGE_SIZE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png');
  });
}
