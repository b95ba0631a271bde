import { accountDeletionMessages } from '../components/progress-data/account-deletion.messages.js';
import { certificateMessages } from '../certificate/certificate.messages.js';
import { certificateDownloadMessages } from '../components/certificate-download/certificate-download.messages.js';
import { certificateViewMessages } from '../components/certificate-view/certificate-view.messages.js';
import { revokedCertificateMessages } from '../components/certificate-view/revoked-certificate.messages.js';
import { courseMapMessages } from '../components/course-map/course-map.messages.js';
import { levelCertificateMessages } from '../level-certificate/level-certificate.messages.js';
import { levelCardMessages } from '../components/level-card/level-card.messages.js';
import { levelPageMessages } from '../components/level-page/level-page.messages.js';
import { progressDataMessages } from '../components/progress-data/progress-data.messages.js';
import { progressImportMessages } from '../components/progress-data/progress-import.messages.js';
import { progressGridMessages } from '../components/progress-grid/progress-grid.messages.js';
import { notNowMessages } from '../feature/not-now/not-now.messages.js';
import { questionKindsMessages } from '../feature/question-kinds/question-kinds.messages.js';
import { quizRunnerMessages } from '../components/quiz-runner/quiz-runner.messages.js';
import { quizUnmarkedMessages } from '../components/quiz-runner/quiz-unmarked.messages.js';
import { saveStatusMessages } from '../components/save-status/save-status.messages.js';
import { lessonProgressMessages } from '../components/task-page/lesson-progress.messages.js';
import { stepQuestionMessages } from '../components/task-page/step-question.messages.js';
import { taskPageMessages } from '../components/task-page/task-page.messages.js';
import { toasterMessages } from '../feature/toaster/toaster.messages.js';
import { unlockGateMessages } from '../components/unlock-gate/unlock-gate.messages.js';
import { elementMessages } from '../element/element.messages.js';

/**
 * Every text of the kit in English, by feature: what is shown where a host gives no other.
 * Components do not import it: each carries the texts of its own feature only.
 */
export const en = {
  accountDeletion: accountDeletionMessages,
  certificate: certificateMessages,
  certificateDownload: certificateDownloadMessages,
  certificateView: certificateViewMessages,
  courseMap: courseMapMessages,
  element: elementMessages,
  lessonProgress: lessonProgressMessages,
  levelCard: levelCardMessages,
  levelCertificate: levelCertificateMessages,
  levelPage: levelPageMessages,
  notNow: notNowMessages,
  progressData: progressDataMessages,
  progressGrid: progressGridMessages,
  progressImport: progressImportMessages,
  questionKinds: questionKindsMessages,
  quizRunner: quizRunnerMessages,
  quizUnmarked: quizUnmarkedMessages,
  revokedCertificate: revokedCertificateMessages,
  saveStatus: saveStatusMessages,
  stepQuestion: stepQuestionMessages,
  taskPage: taskPageMessages,
  toaster: toasterMessages,
  unlockGate: unlockGateMessages,
} as const;
