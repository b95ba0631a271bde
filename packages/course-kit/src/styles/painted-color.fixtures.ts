/** How a color looks as `#rrggbb`: browsers write computed ones in the way they were made, such as `color(srgb …)`. */
export function paintedColor(color: string): string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('No canvas to paint on');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity] = canvas.getImageData(0, 0, 1, 1).data;
  if (opacity === 0) return 'transparent';
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
