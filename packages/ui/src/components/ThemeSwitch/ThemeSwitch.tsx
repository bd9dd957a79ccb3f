import * as messages from '@verapix/messages/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { SegmentedControl, type SegmentedControlProps } from '../SegmentedControl';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const faces = {
  light: { label: messages.light, icon: Sun },
  dark: { label: messages.dark, icon: Moon },
  system: { label: messages.system, icon: Monitor },
} as const;

const options = themeChoices.map((value) => ({ value, ...faces[value] }));

export interface ThemeSwitchProps extends Omit<SegmentedControlProps<ThemeChoice>, 'label' | 'options'> {
  label?: string;
}

/** The colour theme of the site: light, dark, or as set in the system. */
export function ThemeSwitch({ label = messages.colourTheme, ...rest }: ThemeSwitchProps) {
  return <SegmentedControl {...rest} label={label} options={options} />;
}
