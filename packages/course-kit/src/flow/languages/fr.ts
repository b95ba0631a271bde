/** The texts of flow pictures in French. */
export const frenchDiagram = {
  flowDiagram: {
    asText: 'Ce flux sous forme de texte',
    connection: '{output} va vers {target}, {input}',
    noConnection: 'Le flux se termine ici',
    highlighted: 'nouveau à cette étape',
    legend: 'Couleurs des connexions',
    picture: 'Image du flux',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    afterStep: 'Le flux après l’étape {step}',
  },
} as const;
