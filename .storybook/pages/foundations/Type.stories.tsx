import preview from '@verapix/storybook/preview';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import * as css from './samples.css';
import { TokenSheet } from './TokenSheet';
import type { Token } from './tokens';

/** A sample of the token as the value of one property. */
const sampleOf =
  (property: 'fontFamily' | 'fontSize' | 'fontWeight' | 'lineHeight' | 'letterSpacing', text: string) =>
  ({ variable }: Token): ReactNode => (
    <div className={css.sentence} style={{ [property]: variable }}>
      {text}
    </div>
  );

const sentence = 'Every picture holds what the light left there, and a good tool adds nothing to it.';

const meta = preview.meta({
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** Fonts, sizes, weights, line heights and letter spacing. */
export const Type = meta.story({
  render: () => (
    <TokenSheet
      title="Type"
      lead="Bricolage Grotesque for headings, Inter for text, a monospace font for numbers and keys. The larger sizes grow with the window, from 360 to 1280 px."
      groups={[
        {
          title: 'Fonts',
          group: 'font',
          caption: 'The font of each kind of text.',
          sample: sampleOf('fontFamily', 'Pictures 0123456789'),
        },
        {
          title: 'Sizes',
          group: 'fontSize',
          caption: 'From notes to page titles.',
          sample: sampleOf('fontSize', 'Pictures'),
        },
        {
          title: 'Weights',
          group: 'fontWeight',
          caption: 'Font weights.',
          sample: sampleOf('fontWeight', 'Pictures'),
        },
        {
          title: 'Lines',
          group: 'lineHeight',
          caption: 'Line heights, relative to the font size.',
          sample: sampleOf('lineHeight', sentence),
        },
        {
          title: 'Letters',
          group: 'letterSpacing',
          caption: 'Letter spacing, relative to the font size.',
          sample: sampleOf('letterSpacing', 'Pictures'),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'fontWeight.semibold Pictures 600' })).toBeVisible();
  },
});
