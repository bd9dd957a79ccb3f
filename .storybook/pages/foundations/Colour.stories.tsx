import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { ContrastTable } from './ContrastTable';
import * as css from './samples.css';
import { TokenSheet } from './TokenSheet';

const meta = preview.meta({
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => (
    <TokenSheet
      title="Colour"
      lead="Colours by what they mean. Surfaces have no tint, because a picture lies on them; vermilion is for what acts. Components read these names, never a raw colour."
      groups={[
        {
          title: 'Colour',
          group: 'color',
          caption: 'Colours of both themes. The sample has that of the theme you are in.',
          sample: ({ variable }) => <div className={css.swatch} style={{ background: variable }} />,
        },
      ]}
    />
  ),
});

/** Every colour, with its value in both themes. */
export const Tokens = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^color\.canvas The page itself\. #fafafa #131313$/ }),
    ).toBeVisible();
  },
});

/** Every pair of colours that are read together. */
export const Contrast = meta.story({
  render: () => (
    <Sheet
      title="Contrast"
      lead="Which colours meet, how far apart they are, and how far WCAG 2.2 AA wants them. A test fails for a pair below it, and for a rule whose pair is not here."
    >
      <ContrastTable />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^text on canvas Picture Text, 4\.5 : 1 .*AAA.*AAA$/ }),
    ).toBeVisible();
    await expect(canvas.queryByText('fails')).toBeNull();
  },
});

/** Which components read a token. Left out of the screenshots: it changes with every component. */
export const WhoReadsThem = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const users = canvas.getByRole('switch', { name: 'Show which components read each token' });
    await expect(canvas.queryByRole('columnheader', { name: 'Read by' })).toBeNull();
    await userEvent.click(users);
    await expect(canvas.getByRole('row', { name: /^color\.accentHover .*\bButton\b/ })).toBeVisible();
  },
});
