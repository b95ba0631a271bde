/** The texts of a lesson that is played in Japanese. */
export const japanesePlayer = {
  flowPlayer: {
    player: 'プレーヤー：{title}',
    watch: 'ステップごとに見る',
    about: 'ステップ：{count}、約{seconds}秒',
    play: '再生',
    pause: '一時停止',
    again: 'もう一度再生',
    previous: '前のステップ',
    next: '次のステップ',
    position: '位置',
    start: '最初',
    step: 'ステップ {step}/{count}：{title}',
  },
} as const;
