import { CredentialCheck } from '@course-kit/credentials';
import { createIssuer } from '@course-kit/credentials/issuer';
import { de } from '@course-kit/credentials/messages';
import { createPreview } from '@course-kit/credentials/preview';
import { verifyCredential } from '@course-kit/credentials/verify';
import '@course-kit/credentials/styles.css';
import { FlowDiagram, flowFigures } from '@course-kit/flow';
import { FlowCheck } from '@course-kit/flow/check';
import '@course-kit/flow/check.css';
import { flowElements } from '@course-kit/flow/element';
import { FlowExercise } from '@course-kit/flow/exercise';
import { ja } from '@course-kit/flow/messages';
import { defineFlow, flowMaker } from '@course-kit/flow/model';
import '@course-kit/flow/styles.css';
import { CourseProvider, LevelCard, QuizRunner, type LinkFor } from '@course-kit/react';
import { createCourseStorage, createLocalStorage, createMemoryStorage } from '@course-kit/react/adapters';
import { createCertificatePdf } from '@course-kit/react/certificate';
import { defineCourseElements } from '@course-kit/react/element';
import { useFeatureTexts } from '@course-kit/react/feature';
import { defineMessages, en } from '@course-kit/react/messages';
import { defineCourse, type Course, reviewCourse, type ContentIssue } from '@course-kit/react/model';
import { ContentChecker } from '@course-kit/react/schema';
import '@course-kit/react/styles.css';
import '@course-kit/react/themes/docs.css';

const course: Course = defineCourse({
  title: 'Baking Bread',
  levels: [
    {
      title: 'Dough',
      tasks: [],
      questions: [
        { question: 'What makes it rise?', options: ['Salt', 'Yeast'], correctAnswer: 1, explanation: '' },
      ],
    },
  ],
});

const linkFor: LinkFor = (target) => (target.kind === 'level' ? `/level-${target.level}` : '/');

export const page = (
  <CourseProvider
    course={course}
    storage={createMemoryStorage()}
    linkFor={linkFor}
    messages={{ ...de, ...ja }}
    figures={[flowFigures]}
  >
    <LevelCard level={1} />
    <QuizRunner level={1} headingRank={2} className="quiz" />
    <CredentialCheck signer="/issuer" messages={{ credential: { choose: 'Pick a badge' } }} />
  </CourseProvider>
);

// @ts-expect-error A level is a number or a whole level: that this is refused shows that the types are there.
export const wrong = <QuizRunner level={{}} />;

// @ts-expect-error The texts of the other package are checked like the kit's own: there is none of this name.
export const misspelt = <CredentialCheck signer="/issuer" messages={{ credential: { chose: 'A badge' } }} />;

export const others = {
  ContentChecker,
  FlowCheck,
  FlowDiagram,
  FlowExercise,
  defineFlow,
  flowElements,
  flowMaker,
  createIssuer,
  createPreview,
  useFeatureTexts,
  verifyCredential,
  createCertificatePdf,
  createCourseStorage,
  createLocalStorage,
  defineCourseElements,
  defineMessages,
  en,
  issues: (): readonly ContentIssue[] => reviewCourse(course, { levels: 1 }),
};
