import preview from '@verapix/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LeaveQuestion } from './LeaveQuestion';

const meta = preview.meta({
  title: 'Pages/Shell/LeaveQuestion',
  component: LeaveQuestion,
  args: { onLeave: fn(), onStay: fn() },
});

export const Running = meta.story({
  args: { losing: 'run' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Stop and leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
});

export const UnsavedResult = meta.story({
  args: { losing: 'result' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

export const UnsavedChanges = meta.story({
  args: { losing: 'changes' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
});
