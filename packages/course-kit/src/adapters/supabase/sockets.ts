/** Whether live refresh is possible: some webviews and locked-down browsers have no `WebSocket`. */
export const hasSockets = (): boolean => typeof WebSocket !== 'undefined';
