import type { Logo, LogoRound } from '@verapix/engines/logo';
import { logoLayouts } from '@verapix/facts';
import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import type { FreeUsesView } from '../../../wiring/use-free-uses';
import { toolRunContext } from '../shared/tool-run-state';
import { LogoView } from './LogoView';
import { type LogoSnapshot, logoInput, logoMachine } from './logo-machine';
import { initialDraft, type LogoDraft } from './logo-options';

const send = fn();
const change = fn();
const generate = fn();

const plenty: FreeUsesView = { state: 'available', access: 'limited', used: 0, left: 3 };

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

/** The view in one state of its machine. */
function inState(value: LogoSnapshot['value'], context: Partial<LogoSnapshot['context']> = {}) {
  const snapshot = logoMachine.resolveState({
    value,
    context: toolRunContext(
      logoInput(() => undefined),
      context,
    ),
  });
  return { snapshot, draft: filledIn };
}

const meta = preview.meta({
  title: 'Pages/Tools/Logo generator',
  component: LogoView,
  // The form and the results are fetched; here they are there already.
  beforeEach: async () => {
    await Promise.all([import('./LogoDesk'), import('./LogoResults')]);
  },
  parameters: { layout: 'fullscreen', route: '/tools/logo-generator' },
  args: { snapshot: undefined, send, draft: initialDraft, change, generate, freeUses: plenty },
});

export const Empty = meta.story({
  parameters: { states: ['tool-run.ready'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Generate Logo' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/Brand Name/), '{Enter}');
    await expect(generate).toHaveBeenCalled();
  },
});

export const FilledIn = meta.story({ args: { draft: filledIn } });

export const DesignOptions = meta.story({
  args: { draft: { ...filledIn, colours: ['#3A86FF', '#FF006E', '#06A77D'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Design Options' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Navy' }));
    await expect(canvas.getByText(/Drop Blue, Pink or Green first/)).toBeVisible();
  },
});

export const Generating = meta.story({
  args: inState('processing', {
    progress: { phase: 'draw', phaseLabel: 'Drawing', overall: 0.55 },
  }),
  parameters: { states: ['tool-run.processing'] },
});

export const Failed = meta.story({
  args: inState('failed', {
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
  args: inState({ done: 'untaken' }, { result: first, kept: [first] }),
  parameters: { states: ['tool-run.done.untaken'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Select: Mark and name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Modify Details' }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'result.dismissed' });
  },
});

const second = roundOf(2, { note: 'None of our typefaces has “🚀”: left out.' });

export const TwoRounds = meta.story({
  args: {
    ...inState({ done: 'taken' }, { result: second, kept: [second, first] }),
    freeUses: { ...plenty, used: 2, left: 1 },
  },
  parameters: { states: ['tool-run.done.taken'] },
});

export const GeneratingMore = meta.story({
  args: inState('processing', {
    kept: [first],
    progress: { phase: 'letters', phaseLabel: 'Loading the typefaces', overall: 0.2 },
  }),
});

const simulated = roundOf(1, { method: 'simulated' });

export const Simulated = meta.story({
  args: inState({ done: 'untaken' }, { result: simulated, kept: [simulated] }),
});

export const LimitReached = meta.story({
  args: {
    ...inState({ done: 'untaken' }, { result: first, kept: [first] }),
    freeUses: { state: 'exhausted', access: 'limited', used: 3, left: 0 },
  },
});

export const LimitReachedBefore = meta.story({
  args: { freeUses: { state: 'exhausted', access: 'limited', used: 3, left: 0 } },
});
