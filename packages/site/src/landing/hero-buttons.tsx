import { Icon } from '@course-kit/react';
import { ArrowRight } from 'lucide';
import { Link } from '../navigation/navigate.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor, paths } from '../links.js';
import { landingMessages } from './landing.messages.js';
import type { LearnersWay } from './use-learners-way.js';

/** A way on. */
export interface HeroLink {
  readonly to: string;
  readonly label: string;
}

/** The ways on, of which the first is the filled one. */
export function HeroButtons({
  way,
  first,
  state,
}: {
  readonly way: LearnersWay;
  /** What is of more use than to begin. @default nothing */
  readonly first?: HeroLink | undefined;
  /** Keeps the place of what is not known yet: `coming` for everybody, `unknown` for whoever was here before. */
  readonly state?: 'coming' | 'unknown' | undefined;
}) {
  const text = useTexts('landing', landingMessages);
  const begin = useBegin(way);
  return (
    <div className="hero-actions" data-state={state}>
      {(first ? [first, begin] : [begin]).map(({ to, label }, index) => (
        <Link key={to} className="site-button" data-variant={index === 0 ? 'primary' : undefined} to={to}>
          {label}
          {index === 0 && <Icon of={ArrowRight} flips />}
        </Link>
      ))}
      <Link className="site-button" to={`#${paths.anchors.levels}`}>
        {text('seeLevels')}
      </Link>
    </div>
  );
}

/** The specified link: to begin, or to the certificates. */
function useBegin({ next, signIn }: LearnersWay): HeroLink {
  const text = useTexts('landing', landingMessages);
  // Signed out, or progress is still loading, or could not be read.
  if (next === undefined)
    return { to: signIn ?? linkFor({ kind: 'level', level: 1 }), label: text('begin', { level: 1 }) };
  if (next === null) return { to: linkFor({ kind: 'certificates' }), label: text('viewCertificate') };
  return { to: linkFor({ kind: 'level', level: next }), label: text('begin', { level: next }) };
}
