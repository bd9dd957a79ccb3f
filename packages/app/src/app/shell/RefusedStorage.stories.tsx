import preview from '@verapix/storybook/preview';
import { NoticeArea } from '@verapix/ui';
import { expect, fn, userEvent } from 'storybook/test';
import type { Refusable } from '../refused-storage';
import { RefusedStorageView } from './RefusedStorage';

const onClose = fn();

const notice = (...refused: Refusable[]) => (
  <NoticeArea>
    <RefusedStorageView refused={refused} onClose={onClose} />
  </NoticeArea>
);

const everything = () => notice('session', 'place', 'results', 'tools', 'tabs');

const meta = preview.meta({
  title: 'Pages/Shell/Refused storage',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void onClose.mockClear(),
});

export const Everything = meta.story({
  render: everything,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What your browser stores' })).toHaveTextContent(
      'it forgets your sign-in, settings, recipes, and chat; where you were',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
});

/** Nothing is forgotten, but tabs do not follow each other. */
export const TabsAlone = meta.story({
  render: () => notice('tabs'),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).not.toHaveTextContent('forgets');
  },
});

export const Phone = meta.story({ render: everything, globals: { viewport: { value: 'mobile1' } } });
