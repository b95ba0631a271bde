/** The texts of a lesson that is played in simplified Chinese. */
export const chinesePlayer = {
  flowPlayer: {
    player: '播放器：{title}',
    watch: '逐步观看',
    about: '步骤：{count}，约 {seconds} 秒',
    play: '播放',
    pause: '暂停',
    again: '重新播放',
    previous: '上一步',
    next: '下一步',
    position: '位置',
    start: '开头',
    step: '第 {step} 步，共 {count} 步：{title}',
  },
} as const;
