import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import * as css from './samples.css';
import { TokenSheet } from './TokenSheet';

const meta = preview.meta({
  title: 'Foundations/Radius',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** Corner radii and line widths. */
export const Radius = meta.story({
  render: () => (
    <TokenSheet
      title="Radius"
      lead="Small elements have small corners, their containers larger ones. Areas are separated by a hairline instead of a shadow."
      groups={[
        {
          title: 'Corners',
          group: 'radius',
          caption: 'Corner radii.',
          sample: ({ variable }) => <div className={css.square} style={{ borderRadius: variable }} />,
        },
        {
          title: 'Lines',
          group: 'line',
          caption: 'Line widths.',
          sample: ({ variable }) => <div className={css.square} style={{ borderWidth: variable }} />,
        },
        {
          title: 'Focus',
          group: 'focus',
          caption: 'The focus ring.',
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^radius\.l .* 14px$/ })).toBeVisible();
  },
});
