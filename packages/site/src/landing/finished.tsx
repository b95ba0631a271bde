import { Icon, useSessionPort } from '@course-kit/react';
import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from '../navigation/navigate.js';
import { outline, tool } from '../course.js';
import { CourseText } from '../language/course-text.js';
import { useLanguage } from '../language/language-context.js';
import { useOutline } from '../language/use-outline.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor, paths } from '../links.js';
import { finishedMessages } from './finished.messages.js';
import type { LearnersWay } from './use-learners-way.js';
import type { WaysOn } from './ways-on.js';

/** The landing page for a learner who has passed all levels. */
export function Finished({
  way,
  actions,
  levels,
  Ways,
}: {
  readonly way: LearnersWay;
  /** The ways on, all levels, and what shows places to go on to: parts of the page that is there already. */
  readonly actions: ReactNode;
  readonly levels: ReactNode;
  readonly Ways: typeof WaysOn;
}) {
  const text = useTexts('finished', finishedMessages);
  const hasAccounts = useSessionPort() !== undefined;
  const passed = useOutline().levels;
  const percent = new Intl.NumberFormat(useLanguage().shown.tag, { style: 'percent' });
  const scoreOf = (level: number) => way.levels.find((one) => one.level === level)?.score ?? 0;
  const build = { title: text('buildTitle'), text: text('build'), link: text('buildLink') };
  const share = { title: text('shareTitle'), text: text('share'), link: text('shareLink') };
  return (
    <>
      <section className="hero">
        <div className="hero-inner">
          <h1 data-page-title tabIndex={-1}>
            {text('title')}
          </h1>
          <p className="hero-lead">{text(hasAccounts ? 'lead' : 'lead.browser')}</p>
          {actions}
        </div>
        <section className="earned" aria-labelledby="earned">
          <h2 id="earned">{text('certificates')}</h2>
          <ul>
            {passed.map((level) => (
              <li key={level.level} data-level-color={level.color}>
                <span className="earned-level">{text('level', { level: level.level })}</span>
                <Link to={`${linkFor({ kind: 'certificates' })}?level=${level.level}`}>
                  <CourseText of={level}>{level.title}</CourseText>
                </Link>
                <span className="earned-score">{percent.format(scoreOf(level.level) / 100)}</span>
                <Icon of={ArrowRight} flips />
              </li>
            ))}
          </ul>
        </section>
      </section>
      <Ways
        title={text('nextTitle')}
        ways={[
          { ...build, href: tool.links.documentation },
          { ...share, href: tool.links.chat },
        ]}
      >
        {outline.extraCourses.length > 0 && (
          <li>
            <h3>{text('extraTitle')}</h3>
            <p>{text('extra')}</p>
            <Link to={paths.extraCourses}>{text('extraLink')}</Link>
          </li>
        )}
      </Ways>
      {levels}
    </>
  );
}
