import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { PageHeader } from './PageHeader';

const download = fn();
const actions = <Button onClick={download}>Download my data</Button>;

const meta = preview.meta({
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'Notifications',
    back: { to: '/account', label: 'Back to account' },
    lead: 'Choose what we tell you, and how.',
  },
  parameters: {
    about: {
      purpose:
        'The top of a page: where people are, what the page is for and its main actions. It holds the page’s only `h1`.',
      avoid: [
        'For an article, use `ArticleHeader`.',
        'For a page with one short task, use `AuthCard`.',
        'Not for the home page or a landing page, which have a hero.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the back link, then to the actions.' },
        { keys: ['Enter'], does: 'Follows the focused link, or presses the focused action.' },
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    const back = canvas.getByRole('link', { name: 'Back to account' });
    await expect(back).toHaveAttribute('href', '/account');
    await userEvent.tab();
    await expect(back).toHaveFocus();
  },
});

export const WithActions = meta.story({
  args: { title: 'Your data', lead: 'Everything we hold about you, in one file.', actions },
  play: async ({ canvas }) => {
    download.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(download).toHaveBeenCalledOnce();
  },
});

export const TitleAlone = meta.story({
  render: () => <PageHeader title="Account" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Phone = meta.story({
  args: { title: 'Privacy and security', actions },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  args: {
    title: 'A title that is long enough to need a second line in most windows it is looked at in',
    lead: 'A lead that is longer than a comfortable line of text, so that it breaks where a reader’s eye would lose its place, and not at the edge of the window.',
    actions,
  },
});
