/** The texts of a map of an interface in Spanish. */
export const spanishMap = {
  interfaceMap: {
    asText: 'Este mapa como texto',
    step: 'Paso {step}: {label}',
  },
} as const;
