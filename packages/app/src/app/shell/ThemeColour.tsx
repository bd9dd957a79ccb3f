import { useEffect } from 'react';
import { themeColours } from '../seo/theme-colours';
import { type ThemeChoice, useTheme } from './theme';

/** The colours of the browser's bars under a light and under a dark system. */
export const barColours = (choice: ThemeChoice): readonly [light: string, dark: string] =>
  choice === 'system'
    ? [themeColours.light, themeColours.dark]
    : [themeColours[choice], themeColours[choice]];

/** Lets the browser's own bars follow the chosen theme instead of the system's. Renders nothing. */
export function ThemeColour(): null {
  const choice = useTheme();
  useEffect(() => {
    const colours = barColours(choice);
    document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, at) => {
      meta.content = colours[at] ?? meta.content;
    });
  }, [choice]);
  return null;
}
