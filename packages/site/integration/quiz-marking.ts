import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { isMarkedByDatabase } from '../src/marked-by-database.ts';

const MARKING = 'import.meta.env.VITE_MARKING';

/** Tells the site who marks its quizzes. Stands behind the embedded backend, which says that it is there. */
export function quizMarking(): Plugin {
  return {
    name: 'quiz-marking',
    config({ root = process.cwd(), envDir = root, define = {} }, { mode }) {
      const environment = { ...process.env, ...(envDir === false ? {} : loadEnv(mode, envDir, 'VITE_')) };
      const isMarked = isMarkedByDatabase({ environment, define });
      return { define: { [MARKING]: JSON.stringify(isMarked ? 'database' : 'browser') } };
    },
  };
}

/** Whether quizzes have their answers in this build. */
export const hasAnswers = ({ define }: ResolvedConfig) => define?.[MARKING] !== '"database"';
