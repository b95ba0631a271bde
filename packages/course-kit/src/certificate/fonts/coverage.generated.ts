/*! Tinos, Copyright 2026 The Tinos Project Authors, SIL Open Font License 1.1 (openfontlicense.org) */
// Written by scripts/subset-certificate-font.mjs. The licence is in LICENSE.txt.

/** First and last code point of each run of characters in the Latin fonts. */
export const latinCoverage: readonly (readonly [number, number])[] = [[32,126],[160,172],[174,255],[338,339],[352,353],[376,376],[381,382],[402,402],[710,710],[732,732],[8211,8212],[8216,8218],[8220,8222],[8224,8226],[8230,8230],[8240,8240],[8249,8250],[8364,8364],[8482,8482]];

/** The same of the extended font. */
export const extendedCoverage: readonly (readonly [number, number])[] = [[32,126],[160,172],[174,591],[601,601],[697,700],[902,906],[908,908],[910,929],[931,974],[1024,1119],[1162,1327],[7680,7935],[8208,8213],[8216,8222],[8224,8226],[8230,8230],[8240,8240],[8242,8243],[8249,8250],[8364,8364],[8470,8470],[8482,8482]];
