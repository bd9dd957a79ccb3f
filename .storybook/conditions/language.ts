import { languageNames, locale, locales } from '@verapix/messages/locale';
import { buildArgsParam } from 'storybook/internal/router';

const names: Readonly<Record<string, string>> = {
  ...languageNames,
  'en-XA': 'Longer, accented',
  'ar-XB': 'Mirrored',
};

/** The toolbar of languages. */
export const language = {
  globalType: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: locales.map((value) => ({ value, title: names[value] ?? value, right: value })),
    },
  },
  initial: locale,
} as const;

/**
 * Loads the story's document again in the chosen language, which is fixed for the life of a document:
 * `preview-head.html` reads it from the address.
 */
export function showLanguage(globals: Readonly<Record<string, unknown>>): void {
  if (globals.language === locale || !locales.some((known) => known === globals.language)) return;
  const url = new URL(location.href);
  url.searchParams.set('globals', buildArgsParam({}, globals));
  location.replace(url);
}
