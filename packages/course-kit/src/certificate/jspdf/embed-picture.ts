import type { jsPDF } from 'jspdf';
import { MASK_BITS } from './mask.js';
import { writeOperator } from './write-operator.js';

/** An image of the file, which holds one picture or several below each other. */
export interface PictureSheet {
  /** Its size in dots. */
  readonly columns: number;
  readonly rows: number;
  /** Red, green and blue of a sheet of one colour, on whatever is beneath; null for one of many. */
  readonly colour: readonly number[] | null;
  /** The packed mask of a sheet of one colour, else a JPEG file; a character for each byte. */
  readonly data: string;
}

/** A picture of a text. */
export interface Picture {
  readonly sheet: PictureSheet;
  /** Its first row in the sheet; it begins in the first column. */
  readonly from: number;
  /** Its size in dots. */
  readonly columns: number;
  readonly rows: number;
  /** In millimetres from where the text starts on its base line. */
  readonly place: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Where a text starts, in millimetres from the page's upper left corner. */
interface TextStart {
  readonly left: number;
  readonly baseLine: number;
}

/** Shows a picture of a text; one that is shown twice is in the file once. */
export type WritePicture = (picture: Picture, start: TextStart) => void;

/** jsPDF's part that its plug-ins write with. The types leave it out. */
interface Internal {
  readonly scaleFactor: number;
  readonly newObject: () => number;
  readonly putStream: (stream: {
    readonly data: string;
    readonly objectId: number;
    readonly filters: readonly string[];
    readonly alreadyAppliedFilters?: readonly string[];
    readonly additionalKeyValues: { readonly key: string; readonly value: string | number }[];
  }) => void;
}

/**
 * Takes the place of jsPDF's plug-in for pictures, which drops all soft edges but those of PNG files and writes three
 * objects for each picture of one colour. Call it once for each document.
 */
export function supportPictures(pdf: jsPDF): WritePicture {
  const names = new Map<PictureSheet, string>();
  const objects = new Map<string, number>();
  pdf.internal.events.subscribe('putResources', () => {
    for (const [sheet, name] of names) objects.set(name, writeObjects(pdf, sheet));
  });
  pdf.internal.events.subscribe('putXobjectDict', () => {
    for (const [name, object] of objects) writeOperator(pdf, `/${name} ${object} 0 R`);
  });
  const points = (...millimetres: number[]) =>
    millimetres.map((length) => Number((length * pdf.internal.scaleFactor).toFixed(2)));

  return ({ sheet, from, columns, rows, place }, start) => {
    const name = names.get(sheet) ?? `P${names.size}`;
    names.set(sheet, name);
    const dot = place.width / columns;
    // PDF counts from the lower left corner.
    const bottom = pdf.internal.pageSize.getHeight() - start.baseLine - place.top - place.height;
    const below = (sheet.rows - from - rows) * dot;
    const [left, lowest, shown, high] = points(start.left + place.left, bottom, place.width, place.height);
    const [origin, width, height] = points(bottom - below, sheet.columns * dot, sheet.rows * dot);
    const clip = sheet.rows > rows ? `${left} ${lowest} ${shown} ${high} re W n\n` : '';
    writeOperator(pdf, `q\n${clip}${width} 0 0 ${height} ${left} ${origin} cm\n/${name} Do\nQ`);
  };
}

function writeObjects(pdf: jsPDF, { columns, rows, colour, data }: PictureSheet): number {
  const { newObject, putStream } = pdf.internal as unknown as Internal;
  const write = (
    keys: Readonly<Record<string, string | number>>,
    content: string,
    filters: readonly string[] = [],
  ) => {
    const objectId = newObject();
    const all = { Type: '/XObject', Subtype: '/Image', ...keys };
    putStream({
      data: content,
      objectId,
      // The data is packed already, or too short for it.
      filters: [],
      alreadyAppliedFilters: filters,
      additionalKeyValues: Object.entries(all).map(([key, value]) => ({ key, value })),
    });
    writeOperator(pdf, 'endobj');
    return objectId;
  };
  const size = { Width: columns, Height: rows };
  const bytes = { ColorSpace: '/DeviceRGB', BitsPerComponent: 8 };
  if (colour === null) return write({ ...size, ...bytes }, data, ['/DCTDecode']);

  const grey = { ColorSpace: '/DeviceGray', BitsPerComponent: MASK_BITS };
  const mask = write({ ...size, ...grey }, data, ['/FlateDecode']);
  // A single dot: its mask says where the colour is.
  return write({ Width: 1, Height: 1, ...bytes, SMask: `${mask} 0 R` }, String.fromCharCode(...colour));
}
