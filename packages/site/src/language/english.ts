import { authMessages } from '../auth/auth.messages.js';
import { signOutMessages } from '../auth/sign-out.messages.js';
import { dashboardMessages } from '../dashboard/dashboard.messages.js';
import { finishedMessages } from '../landing/finished.messages.js';
import { landingMessages } from '../landing/landing.messages.js';
import { wrongStepMessages } from '../routes/wrong-step.messages.js';
import { tryOutMessages } from '../landing/try-out.messages.js';
import { layoutMessages } from '../layout/layout.messages.js';
import { pageMessages } from '../head/page-meta.messages.js';
import { keepLevelMessages } from '../offline/keep-level.messages.js';
import { pageNoticeMessages } from '../layout/page-notice.messages.js';
import { certificatesMessages } from '../routes/certificates.messages.js';
import { errorScreenMessages } from '../routes/error-screen.messages.js';
import { extraCoursesMessages } from '../routes/extra-courses.messages.js';
import { lockedMessages } from '../routes/locked.messages.js';
import { notFoundMessages } from '../routes/not-found.messages.js';
import { privacyPolicyMessages } from '../routes/privacy-policy.messages.js';
import { searchMessages } from '../search/search.messages.js';
import { themeMessages } from '../theme/theme.messages.js';
import { languageListMessages } from './language-list.messages.js';
import { languageMessages } from './language.messages.js';

/** Every text of the site in English, by module. Components do not import it: each carries its own module's only. */
export const english = {
  auth: authMessages,
  certificates: certificatesMessages,
  dashboard: dashboardMessages,
  errorScreen: errorScreenMessages,
  extraCourses: extraCoursesMessages,
  finished: finishedMessages,
  keepLevel: keepLevelMessages,
  landing: landingMessages,
  language: languageMessages,
  languageList: languageListMessages,
  layout: layoutMessages,
  locked: lockedMessages,
  notFound: notFoundMessages,
  pageNotice: pageNoticeMessages,
  pages: pageMessages,
  privacyPolicy: privacyPolicyMessages,
  search: searchMessages,
  signOut: signOutMessages,
  theme: themeMessages,
  tryOut: tryOutMessages,
  wrongStep: wrongStepMessages,
} as const;
