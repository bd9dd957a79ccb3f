import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { NoticeArea, NoticeBar } from './NoticeBar';

const onUpdate = fn();

const meta = preview.meta({
  title: 'Components/NoticeBar',
  component: NoticeBar,
  parameters: {
    about: {
      purpose: 'Offers something that can wait, such as a newer version, until the user answers.',
      aliases: ['banner', 'announcement'],
      avoid: [
        'For the result of an action, use a `Toast`, which goes by itself.',
        'For a question that must be answered first, use `AlertDialog`.',
        'For what concerns one part of a page, use an `Alert` there.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves to the buttons, at the end of the page. It does not take the focus by itself.',
        },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
      ],
    },
  },
  args: {
    label: 'New version',
    children: 'A new version of Verapix is ready.',
    actions: (
      <>
        <Button size="s" tone="accent" variant="solid" onClick={onUpdate}>
          Update now
        </Button>
        <Button size="s" variant="ghost">
          Later
        </Button>
      </>
    ),
  },
  beforeEach: () => {
    onUpdate.mockClear();
  },
  // It is fixed to the bottom of the window, so the story needs a window-high screenshot.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem' }}>
        <NoticeArea>
          <Story />
        </NoticeArea>
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'New version' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onUpdate).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

/** Two notices at once are one above the other. */
export const Several = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <>
      <NoticeBar {...args} />
      <NoticeBar label="Cookies" actions={<Button size="s">Allow</Button>}>
        Can your browser tell us about broken links on this site?
      </NoticeBar>
    </>
  ),
  play: async ({ canvas }) => {
    const [upper, lower] = ['New version', 'Cookies'].map((name) =>
      canvas.getByRole('region', { name }).getBoundingClientRect(),
    );
    await expect(upper?.bottom).toBeLessThan(lower?.top ?? 0);
    await expect(upper?.top).toBeGreaterThanOrEqual(0);
  },
});

/** The same on a wide screen. */
export const SeveralWide = Several.extend({
  globals: { viewport: { value: 'desktop' } },
  parameters: { chromatic: { disableSnapshot: true } },
});
