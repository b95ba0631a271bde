/** The texts of a map of an interface in Brazilian Portuguese. */
export const portugueseMap = {
  interfaceMap: {
    asText: 'Este mapa em texto',
    step: 'Passo {step}: {label}',
  },
} as const;
