import { Monitor, Moon, Sun } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import * as css from './ThemeSwitch.css';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const faces = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
} as const;

export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> {
  value: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

/**
 * Which colour theme the site is shown in: light, dark, or as the device says. Made of native radios: it is on every
 * page, and needs no more.
 */
export function ThemeSwitch({ value, onChange, className, ...rest }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset aria-label="Colour theme" {...rest} className={classNames(css.root, className)}>
      {themeChoices.map((choice) => (
        <label key={choice} className={css.choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            className={css.radio}
            onChange={() => onChange(choice)}
          />
          <Icon of={faces[choice].icon} size="s" />
          {faces[choice].label}
        </label>
      ))}
    </fieldset>
  );
}
