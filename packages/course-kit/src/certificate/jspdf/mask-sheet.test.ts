import { expect, it, vi } from 'vitest';
import { maskSheets } from './mask-sheet.js';

const place = { left: 0, top: 0, width: 1, height: 1 };
const ink = [27, 36, 56];
const text = (key: string, columns: number, rows: number, colour: number[], mask: number[]) => ({
  key,
  place,
  columns,
  rows,
  colour,
  mask: Uint8Array.from(mask),
});

it('puts the texts of one colour below each other, on a sheet for each colour', () => {
  const pack = vi.fn<(bytes: Uint8Array) => string>((bytes) => bytes.join(' '));
  const pictures = maskSheets(
    [
      text('narrow', 3, 2, ink, [1, 2]),
      text('quiet', 4, 1, [90, 98, 117], [7]),
      text('wide', 6, 1, ink, [3, 4]),
    ],
    pack,
  );

  const [narrow, quiet, wide] = ['narrow', 'quiet', 'wide'].map((key) => pictures.get(key));
  expect(narrow?.sheet).toBe(wide?.sheet);
  expect(narrow?.sheet).toEqual({ columns: 6, rows: 3, colour: ink, data: '1 0 2 0 3 4' });
  expect(narrow).toMatchObject({ from: 0, columns: 3, rows: 2 });
  expect(wide).toMatchObject({ from: 2, columns: 6, rows: 1 });
  expect(quiet).toMatchObject({ from: 0, sheet: { columns: 4, rows: 1, data: '7' } });
  expect(pack).toHaveBeenCalledTimes(2);
});
