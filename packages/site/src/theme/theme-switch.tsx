import { Icon } from '@course-kit/react';
import { Monitor, Moon, Sun } from 'lucide';
import { useId } from 'react';
import { useTexts } from '../language/use-texts.js';
import { Tooltip } from '../tooltip/tooltip.js';
import { themeMessages } from './theme.messages.js';
import { useTheme } from './use-theme.js';

const CHOICES = [
  { theme: 'system', picture: Monitor },
  { theme: 'light', picture: Sun },
  { theme: 'dark', picture: Moon },
] as const;

/** Switches between the light theme, the dark one, and the device's. */
export function ThemeSwitch() {
  const { theme: chosen, choose } = useTheme();
  const text = useTexts('theme', themeMessages);
  const name = useId();
  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">{text('theme')}</legend>
      {CHOICES.map(({ theme, picture }) => (
        <span key={theme} className="theme-choice">
          <Tooltip text={text(theme)}>
            <input
              type="radio"
              name={name}
              aria-label={text(theme)}
              checked={theme === chosen}
              onChange={() => choose(theme)}
            />
          </Tooltip>
          <Icon of={picture} size="1.125em" />
        </span>
      ))}
    </fieldset>
  );
}
