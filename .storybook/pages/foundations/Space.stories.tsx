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

/** Spacing and fixed sizes. */
export const Space = meta.story({
  render: () => (
    <TokenSheet
      title="Space"
      lead="Spacing follows a 4 px grid. Stack, Inline and Grid place it between components; no component has an outer margin."
      groups={[
        { title: 'Spacing', group: 'space', caption: 'Spacing between and inside components.', sample: bar },
        {
          title: 'Sizes',
          group: 'size',
          caption: 'Fixed sizes. Bars are clipped at the end of the column.',
          sample: bar,
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^size\.touch .* 2\.75rem$/ })).toBeVisible();
  },
});
