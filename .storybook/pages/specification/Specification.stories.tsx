import { specEvidence } from 'virtual:spec-evidence';
import preview from '@verapix/storybook/preview';
import { expect, screen, userEvent } from 'storybook/test';
import { requirements } from './requirements';
import { SpecificationPage } from './SpecificationPage';

const meta = preview.meta({
  title: 'Specification',
  component: SpecificationPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** The product's current evidence. No screenshot: every new story or test changes it. */
export const AllSentences = meta.story({
  args: { requirements, evidence: specEvidence },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing shows it')).toBeNull();
    const find = canvas.getByRole('searchbox', { name: 'Find in sentences, stories and tests' });
    await userEvent.type(find, 'shell.signing-out');
    await expect(
      await canvas.findByRole('link', { name: 'Pages/Shell/Account / Signing Out' }),
    ).toHaveAttribute('href', './?path=/story/pages-shell-account--signing-out');
    await expect(canvas.getByRole('link', { name: 'auth' })).toHaveAttribute(
      'href',
      './?path=/story/machines--session',
    );
    await userEvent.clear(find);
  },
});

const story = {
  storyId: 'header--translucent',
  title: 'Components/Header',
  name: 'Translucent',
  isPlayed: true,
};
const test = { file: 'e2e/shell.spec.ts', title: 'becomes translucent after ten pixels' };

/** A requirement of each kind, one of them without evidence. */
const few = {
  requirements: [
    {
      id: 'shell.translucent',
      says: 'The header is translucent after scrolling more than 10 px.',
      quotes: ['becomes translucent after scrolling more than 10px.'],
      document: 'The site',
      section: 'Shell',
    },
    {
      id: 'shell.fade',
      says: 'The main area fades in when the path changes.',
      quotes: ['main area that fades in on path change,'],
      note: 'Except for the first page, and with reduced motion.',
      decision: '0106, row a',
      document: 'The site',
      section: 'Shell',
    },
    {
      id: 'state.auth',
      says: 'The session is loading, or signed out.',
      quotes: ['loading, signed out, signed in, admin.'],
      document: 'The site',
      section: 'States',
    },
    {
      id: 'limit.scroll-hide',
      says: 'Scroll areas hide their bar after 600 ms.',
      quotes: ['Scroll-hide delay 600 ms.'],
      exempt: 'The product draws no scroll bars of its own.',
      document: 'The site',
      section: 'Limits',
    },
    {
      id: 'limit.tabs',
      says: 'Five tabs of examples.',
      quotes: ['Examples tabs: 5.'],
      document: 'The tools',
      section: 'Limits',
    },
  ],
  evidence: {
    stories: [
      { requirement: 'shell.translucent', ...story },
      {
        requirement: 'state.auth',
        storyId: 'account--loading',
        title: 'Pages/Shell/Account',
        name: 'Loading',
        isPlayed: true,
      },
    ],
    tests: [
      { requirement: 'shell.translucent', ...test },
      { requirement: 'shell.fade', ...test, title: 'fades the main area in after a navigation' },
    ],
    machines: [{ requirement: 'state.auth', machineId: 'auth', storyId: 'machines--session' }],
  },
};

/** Found by words, and by what shows a sentence. */
export const Filtered = meta.story({
  args: few,
  play: async ({ canvas, step }) => {
    const find = canvas.getByRole('searchbox', { name: 'Find in sentences, stories and tests' });
    const status = canvas.getByRole('status');
    await step('by words in any order', async () => {
      await userEvent.type(find, 'HEADER ten');
      await expect(status).toHaveTextContent('1 of 5 sentences');
      await expect(canvas.getByRole('link', { name: 'Components/Header / Translucent' })).toBeVisible();
      await userEvent.clear(find);
    });
    await step('by the words of the specification, and by the decision', async () => {
      await userEvent.type(find, 'fades in on path change row a');
      await expect(status).toHaveTextContent('1 of 5 sentences');
      await expect(canvas.getByText('Decision 0106, row a')).toBeVisible();
      await userEvent.clear(find);
    });
    await step('by kind, with the keyboard', async () => {
      canvas.getByRole('combobox', { name: 'Which' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name: 'Held by tests alone' }));
      await expect(status).toHaveTextContent('1 of 5 sentences');
      await expect(canvas.getByText('shell.fade')).toBeVisible();
      await userEvent.click(canvas.getByRole('combobox', { name: 'Which' }));
      await userEvent.click(await screen.findByRole('option', { name: 'All' }));
    });
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await expect(canvas.getByText('Nothing shows it')).toBeVisible();
  },
});

export const Phone = meta.story({
  args: few,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
