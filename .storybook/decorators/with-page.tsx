import type { Decorator } from '@storybook/react-vite';

/** Puts the toolbar's theme on the document, where the tokens look for it, and room round a story that is not a page. */
export const withPage: Decorator = (Story, { globals, parameters }) => {
  document.documentElement.dataset.theme = String(globals.theme);
  document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '1rem';
  return <Story />;
};
