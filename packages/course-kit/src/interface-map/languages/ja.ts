/** The texts of a map of an interface in Japanese. */
export const japaneseMap = {
  interfaceMap: {
    asText: 'この図をテキストで表示',
    step: 'ステップ {step}：{label}',
  },
} as const;
