import { logoLayouts } from '@verapix/domain';
import type { Logo, LogoRound } from '@verapix/engines/logo';
import type { FreeUseInput } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryFreeUses, storyFreeUses, toolStories } from '../../testing/tool-stories';
import { initialDraft, type LogoDraft } from './logo-options';
import { logoGenerator } from './definition';

const drawing = (ink: string, shape: string) =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200"><circle cx="80" cy="100" r="50" fill="#3a86ff"/><path d="${shape}" stroke="${ink}" stroke-width="16" fill="none"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  );

const logoOf = (layout: Logo['layout'], index: number): Logo => {
  const shape = ['M160 60h90', 'M160 100h90', 'M160 140h90'][index] ?? '';
  const light = drawing('#12141a', shape);
  const mark = new Blob(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="50" r="48" fill="#3a86ff"/></svg>',
    ],
    { type: 'image/svg+xml' },
  );
  return {
    layout,
    alt: `Acme Coffee: ${layout}`,
    width: 300,
    height: 200,
    svg: light,
    png: light,
    darkSvg: drawing('#ffffff', shape),
    markSvg: mark,
    simpleSvg: mark,
    legibility: { contrast: { light: index === 1 ? 2.4 : 5.2, dark: 7.1 }, finestAt16px: 0.4 },
  };
};

const roundOf = (seed: number, changes: Partial<LogoRound> = {}): LogoRound => ({
  logos: logoLayouts.map(logoOf),
  request: { ...initialDraft, brandName: 'Acme Coffee', seed },
  method: 'device',
  durationMs: 400,
  ...changes,
});

const filledIn: LogoDraft = {
  ...initialDraft,
  brandName: 'Acme Coffee',
  industry: 'food',
  description: 'A small roastery by the harbour',
};

const nothingUsed: FreeUseInput = { used: 0, access: 'limited' };
const allUsed: FreeUseInput = { used: 3, access: 'limited' };

const { inState, prepare, send } = toolStories(logoGenerator, {
  freeUses: storyFreeUses({ state: 'available', access: 'limited', used: 0 }),
  draft: filledIn,
  change: () => {},
});

/** The page in one state of the machines of its run and of the free uses. */
const show = (
  value: Parameters<typeof inState>[0],
  context: Parameters<typeof inState>[1],
  free = nothingUsed,
  draft = filledIn,
) => (
  <StoryFreeUses {...free}>
    {(view) => inState(value, context, { freeUses: storyFreeUses(view), draft })}
  </StoryFreeUses>
);

/** The form. */
const withDraft = (draft: LogoDraft, free = nothingUsed) => show('ready', {}, free, draft);

const meta = preview.meta({
  title: 'Pages/Tools/Logo generator',
  beforeEach: prepare,
  parameters: { layout: 'fullscreen', route: '/tools/logo-generator' },
});

export const Empty = meta.story({
  parameters: { spec: ['logo.states', 'logo.name'], states: ['tool-run.ready'] },
  render: () => withDraft(initialDraft),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Generate logo' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/Brand name/), '{Enter}');
    await expect(send).toHaveBeenLastCalledWith({ type: 'run.start' });
  },
});

export const FilledIn = meta.story({
  parameters: { spec: ['logo.views', 'logo.request'] },
  render: () => withDraft(filledIn),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Industry' }));
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(8));
    await userEvent.keyboard('{Escape}');
    const industry = canvas.getByRole('combobox', { name: 'Industry' });
    await waitFor(() => expect(industry).toHaveFocus());
    industry.blur();
  },
});

export const DesignOptions = meta.story({
  parameters: { spec: ['logo.views', 'logo.request', 'logo.colours'] },
  render: () => withDraft({ ...filledIn, colours: ['#3A86FF', '#FF006E', '#06A77D'] }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Design Options' }));
    await expect(await canvas.findAllByRole('radio')).toHaveLength(5);
    const palette = within(canvas.getByRole('group', { name: 'Color palette' }));
    await expect(palette.getAllByRole('button')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Navy' }));
    await expect(canvas.getByText(/Remove Blue, Pink, or Green first/)).toBeVisible();
  },
});

export const Generating = meta.story({
  render: () =>
    show('processing', {
      progress: { phase: 'draw', phaseLabel: 'Drawing', overall: 0.55 },
    }),
  parameters: { spec: ['logo.states'], states: ['tool-run.processing'] },
});

export const Failed = meta.story({
  render: () =>
    show('failed', {
      failure: {
        code: 'model-unavailable',
        title: 'Error',
        message: 'Failed to generate the logo. Please try again.',
        fix: 'A typeface couldn’t be loaded. Check your connection and try again.',
      },
    }),
  parameters: { spec: ['error.logo'], states: ['tool-run.failed'] },
});

const first = roundOf(1);

export const Results = meta.story({
  render: () => show({ done: 'unsaved' }, { result: first, history: [first] }),
  parameters: {
    spec: ['logo.views', 'logo.results', 'logo.selected', 'logo.states', 'logo.again'],
    states: ['tool-run.done.unsaved'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Select: Symbol and name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Modify Details' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'result.dismissed' });
  },
});

const second = roundOf(2, { note: 'None of our typefaces has “🚀”: left out.' });

const twoRounds = { result: second, history: [second, first] };

export const TwoRounds = meta.story({
  render: () => show({ done: 'saved' }, twoRounds, { used: 2, access: 'limited' }),
  parameters: { states: ['tool-run.done.saved'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 3 free uses left')).toBeVisible();
  },
});

export const Founder = meta.story({
  parameters: { spec: ['logo.results', 'role.full-access'] },
  render: () => show({ done: 'saved' }, twoRounds, { used: 3, access: 'founder' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Founder account: Unlimited access')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate More' })).toBeEnabled();
  },
});

export const GeneratingMore = meta.story({
  parameters: { spec: ['logo.again'] },
  render: () =>
    show('processing', {
      history: [first],
      progress: { phase: 'letters', phaseLabel: 'Loading the typefaces', overall: 0.2 },
    }),
});

const simulated = roundOf(1, { method: 'simulated' });

export const Simulated = meta.story({
  render: () => show({ done: 'unsaved' }, { result: simulated, history: [simulated] }),
});

/** No more logos can be made, so nothing leads to the form. The logos stay in view. */
export const LimitReached = meta.story({
  parameters: { spec: ['limit-screen'] },
  render: () => show({ done: 'unsaved' }, { result: first, history: [first] }, allUsed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Usage Limit Reached')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await expect(canvas.queryByRole('button', { name: 'Generate More' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Modify Details' })).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

/** The last free use was spent in another tab while the details were being modified. */
export const LimitReachedMeanwhile = meta.story({
  render: () => show('ready', { history: [second, first] }, allUsed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your logos' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'result.selected', result: second });
  },
});

export const LimitReachedBefore = meta.story({ render: () => withDraft(initialDraft, allUsed) });
