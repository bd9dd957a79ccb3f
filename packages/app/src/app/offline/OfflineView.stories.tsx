import preview from '@verapix/storybook/preview';
import { studioTools } from '@verapix/studio/tools';
import { expect } from 'storybook/test';
import { KeptTools } from './OfflineView';

const meta = preview.meta({ title: 'Pages/Shell/Offline' });

/** The tools that were opened before. */
export const SomeTools = meta.story({
  render: () => <KeptTools tools={studioTools.slice(0, 3)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

/** Nothing is shown. */
export const NoTools = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <KeptTools tools={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
