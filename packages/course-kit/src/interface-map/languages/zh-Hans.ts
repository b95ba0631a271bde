/** The texts of a map of an interface in simplified Chinese. */
export const chineseMap = {
  interfaceMap: {
    asText: '以文字显示此图',
    step: '步骤 {step}：{label}',
  },
} as const;
