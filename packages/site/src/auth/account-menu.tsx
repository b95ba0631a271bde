import { Icon, useNotify, useSessionPort } from '@course-kit/react';
import { CircleUserRound } from 'lucide';
import { useTexts } from '../language/use-texts.js';
import { layoutMessages } from '../layout/layout.messages.js';
import { MenuButton } from '../menu/menu-button.js';
import { useSessionStatus } from './use-session-status.js';

/** What a learner who is signed in can do with the account. Renders nothing where there are no accounts. */
export function AccountMenu() {
  const status = useSessionStatus();
  const text = useTexts('layout', layoutMessages);
  const notify = useNotify();
  if (useSessionPort() === undefined) return null;
  return (
    // It stays when the learner signs out, as it then leads to the sign-in screen.
    <div className="account-menu" data-state={status}>
      <MenuButton
        label={text('account')}
        popup="menu"
        load={() => import('./account-actions.js')}
        onFailure={() =>
          notify({
            tone: 'destructive',
            title: text('accountFailed.title'),
            description: text('failed.description'),
          })
        }
      >
        <Icon of={CircleUserRound} size="1.25em" />
      </MenuButton>
    </div>
  );
}
