import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import * as css from './samples.css';
import { TokenSheet } from './TokenSheet';

const meta = preview.meta({
  title: 'Foundations/Shadow',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** Shadows and stacking order. */
export const Shadow = meta.story({
  render: () => (
    <TokenSheet
      title="Shadow"
      lead="Only floating elements have a shadow. Layers have names, so that components do not compete with z-index values."
      groups={[
        {
          title: 'Shadows',
          group: 'shadow',
          caption: 'Elevation above the page.',
          sample: ({ variable }) => <div className={css.square} style={{ boxShadow: variable }} />,
        },
        { title: 'Layers', group: 'zIndex', caption: 'Stacking order, lowest first.' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'zIndex.dialog 30' })).toBeVisible();
  },
});
