/** The texts of a map of an interface in German. */
export const germanMap = {
  interfaceMap: {
    asText: 'Diese Karte als Text',
    step: 'Schritt {step}: {label}',
  },
} as const;
