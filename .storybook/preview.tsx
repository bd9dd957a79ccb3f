import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type StandInParameters, type StoryStandIn, startStandIn } from '@verapix/mocks/storybook';
import '@verapix/ui/theme';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import stateChart from './addons/state-chart';
import { looksOnly } from './checks/looks-only';
import { chromatic } from './chromatic';
import { clock } from './conditions/clock';
import { storysOwn } from './conditions/condition';
import { applyConditions } from './conditions/conditions';
import { direction } from './conditions/direction';
import { motion } from './conditions/motion';
import { network } from './conditions/network';
import { installPageMotion } from './conditions/page-motion';
import { installPageTime } from './conditions/page-time';
import { persona } from './conditions/persona';
import { widths } from './conditions/widths';
import { withConditions } from './decorators/with-conditions';
import { withPage } from './decorators/with-page';
import type { ComponentAbout } from './docs/component-about';
import { DocsContainer, DocsPage } from './docs/docs-page';
import { mountSettled } from './mount-settled';

/** What a story may say of itself, beyond Storybook's own parameters. */
export interface VerapixParameters {
  /**
   * The machine states this story shows, as `machine-id.state.path` (`tool-run.processing`). The live page must
   * carry each in a `data-machine-state` attribute; the state gate fails when a reachable state has no story.
   */
  states?: readonly string[];
  /** Leaves the story out of the screenshots, here and in the hosted review, for example because it shows a live clock. */
  chromatic?: { disableSnapshot: boolean };
  /** Runs the story against a backend of its own, with this persona signed in, at a moment that stands still. */
  standIn?: StandInParameters;
  /** What the component is for, when not to use it and its keys: on the meta of each component's stories. */
  about?: ComponentAbout;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's backend: where its parameters or a toolbar ask for one. */
    standIn: StoryStandIn | undefined;
  }
}

installPageMotion();
installPageTime();

// A lazily loaded part may take its time on a busy machine.
configure({ asyncUtilTimeout: 12_000 });

/** Has the type check hold every story to what it may say of itself. */
const storyParameters = definePreviewAddon<{ parameters: VerapixParameters }>({});

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startStandIn), stateChart(), storyParameters],
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
    chromatic,
    viewport: { options: { ...widths, ...MINIMAL_VIEWPORTS } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'State coverage',
          'Machines',
          'Journeys',
          'Pages',
          'Components',
          'Primitives',
          'Foundations',
          'Copy',
          'Guides',
          '*',
        ],
      },
    },
    controls: { expanded: true },
    docs: { container: DocsContainer, page: DocsPage },
  },
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: direction.globalType,
    motion: motion.globalType,
    persona: persona.globalType,
    network: network.globalType,
    clock: clock.globalType,
  },
  initialGlobals: {
    a11y: { manual: looksOnly },
    theme: 'light',
    direction: storysOwn,
    motion: storysOwn,
    persona: storysOwn,
    network: storysOwn,
    clock: storysOwn,
  },
  mount: mountSettled,
  decorators: [withConditions, withPage],
  beforeEach: async (context) => {
    const { globals, msw } = context;
    const { standIn } = context.parameters as VerapixParameters;
    const conditions = await applyConditions({ globals, msw, standIn });
    context.standIn = conditions.standIn;
    return conditions.end;
  },
});
