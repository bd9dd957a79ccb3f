import { Monitor, Moon, Sun } from 'lucide-react';
import { Segments, type SegmentsProps } from '../Segments';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const faces = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  system: { label: 'System', icon: Monitor },
} as const;

const options = themeChoices.map((value) => ({ value, ...faces[value] }));

export interface ThemeSwitchProps extends Omit<SegmentsProps<ThemeChoice>, 'label' | 'options'> {
  label?: string;
}

/** Which colour theme the site is shown in: light, dark, or as the device says. */
export function ThemeSwitch({ label = 'Colour theme', ...rest }: ThemeSwitchProps) {
  return <Segments {...rest} label={label} options={options} />;
}
