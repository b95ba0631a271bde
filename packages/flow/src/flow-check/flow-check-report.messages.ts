import type { TextsLike } from '@course-kit/react/messages';
import { checkNoticeMessages } from './check-notice.messages.js';
import { checkedFigureMessages } from './checked-figure.messages.js';
import { checkPanelMessages } from './check-panel.messages.js';

/** Texts of a check and of what it comes to. */
export const flowCheckReportMessages = {
  ...checkPanelMessages,
  ...checkedFigureMessages,
  ...checkNoticeMessages,
} as const;

/** The texts of a check and of what it comes to. */
export type FlowCheckReportMessages = TextsLike<typeof flowCheckReportMessages>;
