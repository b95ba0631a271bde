import type { TextsLike } from '@course-kit/react/messages';
import { checkAdviceMessages } from './check-advice.messages.js';
import { checkNoticeMessages } from './check-notice.messages.js';
import { checkedFigureMessages } from './checked-figure.messages.js';
import { checkPanelMessages } from './check-panel.messages.js';

/** Texts of a check and of what it comes to. */
export const flowCheckReportMessages = {
  ...checkPanelMessages,
  ...checkAdviceMessages,
  ...checkedFigureMessages,
  ...checkNoticeMessages,
} as const;

/** The texts of a check and of what it comes to. */
export type FlowCheckReportMessages = TextsLike<typeof flowCheckReportMessages>;
