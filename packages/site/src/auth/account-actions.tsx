import { useSession } from '@course-kit/react';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components';
import { navigate } from '../navigation/navigate.js';
import { dashboardMessages } from '../dashboard/dashboard.messages.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { layoutMessages } from '../layout/layout.messages.js';
import { linkFor } from '../links.js';
import type { MenuContentProps } from '../menu/menu-button.js';
import { MenuLanguage } from '../language/menu-language.js';
import { authMessages } from './auth.messages.js';
import { useSignOut } from './sign-out.js';

/** Who is signed in, and what to do with the account; loaded by `AccountMenu`. */
export default function AccountActions({ onClose }: MenuContentProps) {
  const session = useSession();
  const { signOut } = useSignOut();
  const text = useTexts('auth', authMessages);
  const label = useTexts('layout', layoutMessages)('account');
  const pages = useTexts('dashboard', dashboardMessages);
  const learner = session.status === 'signed-in' ? session.learner : undefined;
  const name = learner?.fullName?.trim() || learner?.email;
  const follow = (kind: 'dashboard' | 'certificates') => () => navigate(linkFor({ kind }));
  return (
    <MenuLanguage>
      <Menu aria-label={label} className="menu-list" autoFocus="first" onClose={onClose}>
        <MenuSection>
          <Header className="menu-head">
            {name ? (
              <TextAround text={text('signedInAs', { name: ELEMENT })}>
                <bdi>{name}</bdi>
              </TextAround>
            ) : (
              text('signedIn')
            )}
          </Header>
          <MenuItem className="menu-item" onAction={follow('dashboard')}>
            {pages('title')}
          </MenuItem>
          <MenuItem className="menu-item" onAction={follow('certificates')}>
            {pages('certificates')}
          </MenuItem>
          <MenuItem className="menu-item" onAction={() => signOut?.()}>
            {text('signOut')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuLanguage>
  );
}
