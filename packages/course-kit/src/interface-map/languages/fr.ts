/** The texts of a map of an interface in French. */
export const frenchMap = {
  interfaceMap: {
    asText: 'Ce plan sous forme de texte',
    step: 'Étape {step} : {label}',
  },
} as const;
