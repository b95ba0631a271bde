/** The texts of a map of an interface in Hebrew. */
export const hebrewMap = {
  interfaceMap: {
    asText: 'המפה הזו כטקסט',
    step: 'שלב {step}: {label}',
  },
} as const;
