import type { Logo, LogoRound } from '@verapix/engines/logo';
import { logoLayouts } from '@verapix/facts';
import type { FreeUseInput } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryFreeUses } from '../../../testing/StoryFreeUses';
import { toolRunContext } from '../shared/tool-run-state';
import { LogoView } from './LogoView';
import { type LogoSnapshot, logoInput, logoMachine } from './logo-machine';
import { initialDraft, type LogoDraft } from './logo-options';

const send = fn();
const change = fn();
const generate = fn();

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
  return {
    layout,
    alt: `Acme Coffee: ${layout}`,
    width: 300,
    height: 200,
    svg: light,
    png: light,
    darkSvg: drawing('#ffffff', shape),
    faviconSvg: light,
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

/** The view before its machine has started. */
const withDraft = (draft: LogoDraft, free = nothingUsed) => (
  <StoryFreeUses {...free}>
    {(freeUses) => <LogoView snapshot={undefined} {...{ send, draft, change, generate, freeUses }} />}
  </StoryFreeUses>
);

/** The view in one state of its machine, with its form filled in. */
function inState(
  value: LogoSnapshot['value'],
  context: Partial<LogoSnapshot['context']>,
  free = nothingUsed,
) {
  const snapshot = logoMachine.resolveState({
    value,
    context: toolRunContext(
      logoInput(() => undefined),
      context,
    ),
  });
  return (
    <StoryFreeUses {...free}>
      {(freeUses) => (
        <StoryActor snapshot={snapshot} send={send}>
          {(run) => <LogoView {...run} draft={filledIn} {...{ change, generate, freeUses }} />}
        </StoryActor>
      )}
    </StoryFreeUses>
  );
}

const meta = preview.meta({
  title: 'Pages/Tools/Logo generator',
  // The form and the results are fetched; here they are there already.
  beforeEach: async () => {
    await Promise.all([import('./LogoDesk'), import('./LogoResults')]);
    for (const spy of [send, change, generate]) spy.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/tools/logo-generator' },
});

export const Empty = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: () => withDraft(initialDraft),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Generate Logo' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/Brand Name/), '{Enter}');
    await expect(generate).toHaveBeenCalled();
  },
});

export const FilledIn = meta.story({ render: () => withDraft(filledIn) });

export const DesignOptions = meta.story({
  render: () => withDraft({ ...filledIn, colours: ['#3A86FF', '#FF006E', '#06A77D'] }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Design Options' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Navy' }));
    await expect(canvas.getByText(/Drop Blue, Pink or Green first/)).toBeVisible();
  },
});

export const Generating = meta.story({
  render: () =>
    inState('processing', {
      progress: { phase: 'draw', phaseLabel: 'Drawing', overall: 0.55 },
    }),
  parameters: { states: ['tool-run.processing'] },
});

export const Failed = meta.story({
  render: () =>
    inState('failed', {
      failure: {
        code: 'model-unavailable',
        title: 'Error',
        message: 'Failed to generate the logo. Please try again.',
        fix: 'A typeface could not be loaded. Check your connection and try again.',
      },
    }),
  parameters: { states: ['tool-run.failed'] },
});

const first = roundOf(1);

export const Results = meta.story({
  render: () => inState({ done: 'untaken' }, { result: first, kept: [first] }),
  parameters: { states: ['tool-run.done.untaken'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Select: Mark and name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Modify Details' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'result.dismissed' });
  },
});

const second = roundOf(2, { note: 'None of our typefaces has “🚀”: left out.' });

const twoRounds = { result: second, kept: [second, first] };

export const TwoRounds = meta.story({
  render: () => inState({ done: 'taken' }, twoRounds, { used: 2, access: 'limited' }),
  parameters: { states: ['tool-run.done.taken'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 3 free uses left')).toBeVisible();
  },
});

export const Founder = meta.story({
  render: () => inState({ done: 'taken' }, twoRounds, { used: 3, access: 'founder' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Founder account: Unlimited access')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate More' })).toBeEnabled();
  },
});

export const GeneratingMore = meta.story({
  render: () =>
    inState('processing', {
      kept: [first],
      progress: { phase: 'letters', phaseLabel: 'Loading the typefaces', overall: 0.2 },
    }),
});

const simulated = roundOf(1, { method: 'simulated' });

export const Simulated = meta.story({
  render: () => inState({ done: 'untaken' }, { result: simulated, kept: [simulated] }),
});

/** Nothing more can be made, so nothing leads to the form; the logos stay in sight. */
export const LimitReached = meta.story({
  render: () => inState({ done: 'untaken' }, { result: first, kept: [first] }, allUsed),
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

/** The last free use went in another tab while the details were being modified. */
export const LimitReachedMeanwhile = meta.story({
  render: () => inState('ready', { kept: [second, first] }, allUsed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Usage Limit Reached' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your logos' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'result.selected', result: second });
  },
});

export const LimitReachedBefore = meta.story({ render: () => withDraft(initialDraft, allUsed) });
