import { expect, it } from 'vitest';
import { maskOf } from './mask.js';

it('a mask has the colour of the most opaque dot, and how opaque each dot is in four steps', () => {
  const faint = [27, 36, 56, 100];
  const none = [0, 0, 0, 0];
  const full = [27, 36, 57, 255];
  const data = Uint8ClampedArray.from([faint, none, full, full, full, none, none, faint, none, none].flat());
  const { colour, mask } = maskOf({ data, width: 5, height: 2 });
  expect(colour).toEqual([27, 36, 57]);
  // Four dots a byte; the fifth of a row has one for itself.
  expect([...mask]).toEqual([0b01_00_11_11, 0b11_00_00_00, 0b00_00_01_00, 0]);
});
