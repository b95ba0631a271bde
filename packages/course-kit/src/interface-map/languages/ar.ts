/** The texts of a map of an interface in Arabic. */
export const arabicMap = {
  interfaceMap: {
    asText: 'هذه الخريطة كنص',
    step: 'الخطوة {step}: {label}',
  },
} as const;
