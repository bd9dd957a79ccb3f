import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type MockBackendParameters, type StoryBackend, startMockBackend } from '@verapix/mocks/storybook';
import '@verapix/ui/theme';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import stateChart from './addons/state-chart';
import { expectChecks } from './checks/story-to-check';
import { brands } from './conditions/brands';
import { applyConditions } from './conditions/conditions';
import { installPageMotion, motion } from './conditions/motion';
import { language } from './conditions/language';
import { installPageTime } from './conditions/page-time';
import { clock, direction, network, persona, storyDefault } from './conditions/toolbars';
import { storyView } from './conditions/story-view';
import { pixelsOf, widths } from './conditions/widths';
import { withConditions, withPage } from './decorators';
import type { ComponentAbout } from './docs/component-about';
import { DocsContainer, DocsPage } from './docs/docs-page';
import { mountSettled } from './mount-settled';
import type { RequirementId } from './pages/specification/requirements';

/** The parameters of stories, beyond Storybook's own. */
export interface VerapixParameters {
  /**
   * The machine states that this story shows, as `machine-id.state.path` (`tool-run.processing`). The page must carry each
   * in a `data-machine-state` attribute. A test fails if a reachable state has no story.
   */
  states?: readonly string[];
  /** The requirements of the specification that this story shows, by their ids in pages/specification. */
  spec?: readonly RequirementId[];
  /** Leaves the story without a picture: it shows a running clock, or what another picture shows. */
  chromatic?: { disableSnapshot: boolean };
  /** Runs the story with its own mock backend, with this persona signed in, at a fixed time. */
  mockBackend?: MockBackendParameters;
  /** The component's purpose, when not to use it, and its keys. On the meta of each component's stories. */
  about?: ComponentAbout;
}

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's mock backend, if its parameters or a toolbar request one. */
    mockBackend: StoryBackend | undefined;
  }
}

/** Whether the stories run as tests. */
const isTest = import.meta.env.VITEST_STORYBOOK !== undefined;

/** The hosted visual review takes every story in both themes and two widths. */
const chromatic = {
  disableSnapshot: false,
  modes: {
    'light phone': { theme: 'light', viewport: pixelsOf(widths.narrow) },
    'light desktop': { theme: 'light', viewport: pixelsOf(widths.wide) },
    'dark phone': { theme: 'dark', viewport: pixelsOf(widths.narrow) },
    'dark desktop': { theme: 'dark', viewport: pixelsOf(widths.wide) },
  },
  prefersReducedMotion: 'reduce',
} as const;

installPageMotion();
installPageTime();

// Lazily loaded parts are slow on a busy machine.
configure({ asyncUtilTimeout: 12_000 });

/** Types the parameters of every story. */
const storyParameters = definePreviewAddon<{ parameters: VerapixParameters }>({});

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startMockBackend), stateChart(), storyParameters],
  parameters: {
    layout: 'padded',
    a11y: {
      // Another language changes neither roles nor colours, and takes as long again.
      test: import.meta.env.MODE === 'languages' ? 'off' : 'error',
      options: {
        // Tests read the violations only; the panel shows the passed rules too.
        ...(isTest && { resultTypes: ['violations'], preload: false }),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A component is not a page: landmarks and the h1 are checked on page stories.
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
          'Specification',
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
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    brand: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', items: brands, dynamicTitle: true },
    },
    language: language.globalType,
    direction: direction.globalType,
    motion: motion.globalType,
    persona: persona.globalType,
    network: network.globalType,
    clock: clock.globalType,
    ...storyView.globalTypes,
  },
  initialGlobals: {
    theme: 'light',
    brand: 'default',
    language: language.initial,
    direction: storyDefault,
    motion: storyDefault,
    persona: storyDefault,
    network: storyDefault,
    clock: storyDefault,
    ...storyView.initialGlobals,
  },
  mount: mountSettled,
  decorators: [...storyView.decorators, withConditions, withPage],
  beforeEach: async (context) => {
    if (isTest) expectChecks(context.id);
    const { globals, msw } = context;
    const { mockBackend } = context.parameters as VerapixParameters;
    const conditions = await applyConditions({ globals, msw, mockBackend });
    context.mockBackend = conditions.mockBackend;
    return conditions.end;
  },
  // In development a page loads every module of the design system, several hundred. They load in advance, after a story.
  ...(import.meta.env.DEV &&
    !isTest && {
      afterEach: () => {
        void import('@verapix/ui');
      },
    }),
});
