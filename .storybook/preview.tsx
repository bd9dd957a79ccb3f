import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type StandInParameters, standInForStory, startStandIn } from '@verapix/mocks/storybook';
import '@verapix/ui/theme';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { storedSessionKey } from '../packages/app/src/backend/stored-session';
import { withPage } from './decorators/with-page';

/** What a story may say of itself, beyond Storybook's own parameters. */
export interface VerapixParameters {
  /**
   * The machine states this story shows, as `machine-id.state.path` (`tool-run.processing`). The live page must
   * carry each in a `data-machine-state` attribute; the state gate fails when a reachable state has no story.
   */
  states?: readonly string[];
  /** `false` leaves the story out of the screenshot baselines, for example because it shows a live clock. */
  screenshot?: boolean;
  /** Runs the story against a backend of its own, with this persona signed in. */
  standIn?: StandInParameters;
}

// A lazily loaded part may take its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startStandIn)],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A component on its own is not a page: landmarks and the page's h1 are checked on page stories.
        rules: {
          region: { enabled: false },
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      },
    },
    options: { storySort: { order: ['Introduction', 'Theme', 'Primitives', 'Components', 'Pages', '*'] } },
    controls: { expanded: true },
  },
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [withPage],
  beforeEach: async ({ parameters, msw }) => {
    const { standIn } = parameters as VerapixParameters;
    if (!standIn) return;
    const { handlers, session } = await standInForStory(standIn);
    msw.use(...handlers);
    if (session !== null) localStorage.setItem(storedSessionKey, session);
    return () => localStorage.removeItem(storedSessionKey);
  },
});
