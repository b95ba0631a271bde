import type { Locator } from '@playwright/test';

/** The background as `#rrggbb`: browsers write computed colors in the way they were made, such as `color(srgb …)`. */
export function paintedBackground(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas to paint on');
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}
