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

/** Faces, sizes, weights, heights of lines and room between letters. */
export const Type = meta.story({
  render: () => (
    <TokenSheet
      title="Type"
      lead="A grotesque with character for headings, Inter for text, a mono for numbers and keys. The larger sizes grow with the window, from 360 to 1280 px."
      groups={[
        {
          title: 'Faces',
          group: 'font',
          caption: 'What each kind of text is set in.',
          sample: sampleOf('fontFamily', 'Pictures 0123456789'),
        },
        {
          title: 'Sizes',
          group: 'fontSize',
          caption: 'From notes to the first words of a page.',
          sample: sampleOf('fontSize', 'Pictures'),
        },
        {
          title: 'Weights',
          group: 'fontWeight',
          caption: 'How heavy it is.',
          sample: sampleOf('fontWeight', 'Pictures'),
        },
        {
          title: 'Lines',
          group: 'lineHeight',
          caption: 'Heights of lines, in the size of the text.',
          sample: sampleOf('lineHeight', sentence),
        },
        {
          title: 'Letters',
          group: 'letterSpacing',
          caption: 'Room between letters, in the size of the text.',
          sample: sampleOf('letterSpacing', 'Pictures'),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'fontWeight.semibold Pictures 600' })).toBeVisible();
  },
});
