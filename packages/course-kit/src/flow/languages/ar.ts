/** The texts of flow pictures in Arabic. */
export const arabicDiagram = {
  flowDiagram: {
    asText: 'هذا المخطط كنص',
    connection: '{output} ينتقل إلى {input} في {target}',
    noConnection: 'ينتهي المخطط هنا',
    highlighted: 'جديد في هذه الخطوة',
    legend: 'ألوان الوصلات',
    picture: 'صورة المخطط',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    afterStep: 'المخطط بعد الخطوة {step}',
  },
} as const;
