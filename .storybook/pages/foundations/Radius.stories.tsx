import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import * as css from './samples.css';
import { TokenSheet } from './TokenSheet';

const meta = preview.meta({
  title: 'Foundations/Radius',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** Corners and lines. */
export const Radius = meta.story({
  render: () => (
    <TokenSheet
      title="Radius"
      lead="Small corners on small things, larger ones on what holds them. Areas are set apart with a hairline rather than a shadow."
      groups={[
        {
          title: 'Corners',
          group: 'radius',
          caption: 'How round the corners are.',
          sample: ({ variable }) => <div className={css.square} style={{ borderRadius: variable }} />,
        },
        {
          title: 'Lines',
          group: 'line',
          caption: 'How thick they are.',
          sample: ({ variable }) => <div className={css.square} style={{ borderWidth: variable }} />,
        },
        {
          title: 'Focus',
          group: 'focus',
          caption: 'The ring round what has the focus.',
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^radius\.l .* 14px$/ })).toBeVisible();
  },
});
