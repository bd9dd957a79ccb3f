import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import * as css from './samples.css';
import { TokenSheet } from './TokenSheet';

const meta = preview.meta({
  title: 'Foundations/Shadow',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** What floats, and what lies above what. */
export const Shadow = meta.story({
  render: () => (
    <TokenSheet
      title="Shadow"
      lead="A shadow is for what floats above the page, and for nothing else. Layers have names, so that no component has to outbid another."
      groups={[
        {
          title: 'Shadows',
          group: 'shadow',
          caption: 'How far above the page something floats.',
          sample: ({ variable }) => <div className={css.square} style={{ boxShadow: variable }} />,
        },
        { title: 'Layers', group: 'zIndex', caption: 'What lies above what, the lowest first.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'zIndex.dialog 30' })).toBeVisible();
  },
});
