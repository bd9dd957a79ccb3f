import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { create } from 'storybook/theming';
import { scales } from '../../packages/ui/src/theme/scales';
import { type ColorName, darkColors, lightColors } from '../../packages/ui/src/theme/semantic';

/** Storybook's own parts of the page, in the product's colours and type. */
const inColors = (base: 'light' | 'dark', colors: Readonly<Record<ColorName, string>>) =>
  create({
    base,
    fontBase: scales.font.text,
    fontCode: scales.font.mono,
    appBg: colors.canvas,
    appContentBg: colors.canvas,
    appPreviewBg: colors.canvas,
    appBorderColor: colors.hairline,
    textColor: colors.text,
    textMutedColor: colors.textMuted,
    barBg: colors.canvas,
    barTextColor: colors.textMuted,
  });

const themes = { light: inColors('light', lightColors), dark: inColors('dark', darkColors) };

/** The stories set the toolbar's theme on the document. */
function watchDocument(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const readDocument = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** The frame of every docs page, in the theme of its stories. Otherwise a dark story would be on a light page. */
export function DocsFrame(props: DocsContainerProps) {
  const theme = useSyncExternalStore(watchDocument, readDocument);
  return <DocsContainer {...props} theme={themes[theme]} />;
}
