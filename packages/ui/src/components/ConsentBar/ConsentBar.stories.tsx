import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { NoticeArea } from '../NoticeBar';
import { ConsentBar } from './ConsentBar';

const meta = preview.meta({
  title: 'Components/ConsentBar',
  component: ConsentBar,
  parameters: {
    about: {
      purpose:
        'Asks for consent without blocking the page: people can continue without answering, and declining is as easy as accepting.',
      avoid: [
        'If there is nothing to ask, do not show it.',
        'For a question that must be answered first, use `AlertDialog`.',
        'For messages, use a `Toast`.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves to the link and the buttons, at the end of the page. It does not take the focus by itself.',
        },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button; Enter follows the link.' },
      ],
    },
  },
  args: {
    children: 'Can your browser tell us about broken links on this site? Nothing else is sent.',
    more: { to: '/cookies#your-choice', label: 'All options' },
    onAllow: fn(),
    onRefuse: fn(),
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
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All options' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAllow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t allow' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
