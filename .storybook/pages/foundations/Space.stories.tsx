import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import * as css from './samples.css';
import { TokenSheet } from './TokenSheet';
import type { Token } from './tokens';

const bar = ({ variable }: Token) => <div className={css.bar} style={{ inlineSize: variable }} />;

const meta = preview.meta({
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** Room between things, and the sizes of what has a fixed one. */
export const Space = meta.story({
  render: () => (
    <TokenSheet
      title="Space"
      lead="Room comes in steps of a 4 px grid. Stack, Inline and Grid put it between things; no component pushes its neighbours away."
      groups={[
        { title: 'Room', group: 'space', caption: 'Room between and within things.', sample: bar },
        {
          title: 'Sizes',
          group: 'size',
          caption: 'Sizes of what has a fixed one. Bars end where the column does.',
          sample: bar,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^size\.touch .* 2\.75rem$/ })).toBeVisible();
  },
});
