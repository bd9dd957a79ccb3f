import { Monitor, Moon, Sun } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import type { ComponentProps } from 'react';
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

export interface ThemeSwitchProps
  extends Omit<
    ComponentProps<typeof RadioGroup.Root>,
    'value' | 'defaultValue' | 'onValueChange' | 'onChange'
  > {
  value: ThemeChoice;
  onChange: (choice: ThemeChoice) => void;
}

/** Which colour theme the site is shown in: light, dark, or as the device says. */
export function ThemeSwitch({ value, onChange, className, ...rest }: ThemeSwitchProps) {
  return (
    <RadioGroup.Root
      aria-label="Colour theme"
      orientation="horizontal"
      {...rest}
      value={value}
      onValueChange={(choice) => onChange(choice as ThemeChoice)}
      className={classNames(css.root, className)}
    >
      {themeChoices.map((choice) => (
        <RadioGroup.Item key={choice} value={choice} className={css.choice}>
          <Icon of={faces[choice].icon} size="s" />
          {faces[choice].label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
