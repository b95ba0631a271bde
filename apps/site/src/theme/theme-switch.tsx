import { Tooltip } from 'course-kit';
import { Monitor, Moon, Sun } from 'lucide';
import { useId } from 'react';
import { Icon } from '../layout/icon.js';
import { useTheme } from './use-theme.js';

const CHOICES = [
  { theme: 'system', label: 'System theme', picture: Monitor },
  { theme: 'light', label: 'Light theme', picture: Sun },
  { theme: 'dark', label: 'Dark theme', picture: Moon },
] as const;

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const { theme: chosen, choose } = useTheme();
  const name = useId();
  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">Theme</legend>
      {CHOICES.map(({ theme, label, picture }) => (
        <span key={theme} className="theme-choice">
          <Tooltip text={label}>
            <input
              type="radio"
              name={name}
              aria-label={label}
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
