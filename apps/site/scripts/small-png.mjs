import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MOST_COLORS = 256;

/** A screenshot (PNG with 3 bytes a pixel and no alpha) with a palette of its 256 commonest colours: a third of it. */
export function smallPng(picture) {
  const { width, height, pixels } = decoded(picture);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([pixel]) => pixel)
    .slice(0, MOST_COLORS);
  const indexes = new Map(palette.map((pixel, index) => [pixel, index]));
  for (const pixel of counts.keys()) {
    if (!indexes.has(pixel)) indexes.set(pixel, indexes.get(nearest(pixel, palette)));
  }
  const lines = Buffer.alloc((width + 1) * height);
  pixels.forEach((pixel, place) => {
    lines[place + Math.floor(place / width) + 1] = indexes.get(pixel);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(partsOf))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The pixels as numbers of 24 bits. */
function decoded(picture) {
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  if (picture[24] !== 8 || picture[25] !== 2)
    throw new Error('Expected a PNG with 8 bits a colour and no alpha');
  const data = [];
  for (let offset = SIGNATURE.length; offset < picture.length;) {
    const length = picture.readUInt32BE(offset);
    if (picture.toString('latin1', offset + 4, offset + 8) === 'IDAT')
      data.push(picture.subarray(offset + 8, offset + 8 + length));
    offset += length + 12;
  }
  const raw = inflateSync(Buffer.concat(data));
  const stride = width * 3;
  let above = Buffer.alloc(stride);
  const pixels = [];
  for (let row = 0; row < height; row++) {
    const start = row * (stride + 1);
    const line = unfiltered(raw[start], raw.subarray(start + 1, start + 1 + stride), above);
    for (let place = 0; place < stride; place += 3) pixels.push(line.readUIntBE(place, 3));
    above = line;
  }
  return { width, height, pixels };
}

/** A line of a PNG, where bytes are kept as their difference to those before and above. */
function unfiltered(filter, line, above) {
  const whole = Buffer.from(line);
  for (let place = 0; place < whole.length; place++) {
    const left = place < 3 ? 0 : whole[place - 3];
    const corner = place < 3 ? 0 : above[place - 3];
    const guess = [0, left, above[place], (left + above[place]) >> 1, paeth(left, above[place], corner)][
      filter
    ];
    whole[place] = (whole[place] + guess) & 255;
  }
  return whole;
}

function paeth(left, up, corner) {
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs);
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function nearest(pixel, palette) {
  const distance = (other) =>
    partsOf(pixel).reduce((sum, part, index) => sum + (part - partsOf(other)[index]) ** 2, 0);
  return palette.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}

function partsOf(pixel) {
  return [pixel >> 16, (pixel >> 8) & 255, pixel & 255];
}

function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
