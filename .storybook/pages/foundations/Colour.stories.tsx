import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { ContrastTable } from './ContrastTable';
import * as css from './samples.css';
import { TokenSheet } from './TokenSheet';
import { VisionTable } from './VisionTable';

const meta = preview.meta({
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => (
    <TokenSheet
      title="Colour"
      lead="Colours by meaning. Surfaces have no tint, because pictures are on them; vermilion is for interactive elements. Components use these names, never a raw colour."
      groups={[
        {
          title: 'Colour',
          group: 'color',
          caption: 'Colours of both themes. The sample shows the current theme.',
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

/** All pairs of colours that are used together. */
export const Contrast = meta.story({
  render: () => (
    <Sheet
      title="Contrast"
      lead="The pairs of colours in use, their contrast, and what WCAG 2.2 AA requires. A test fails for a pair below it, and for a css rule whose pair is not listed."
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

/** Accent, danger, warning and success as people with a colour-vision deficiency see them. */
export const Vision = meta.story({
  render: () => (
    <Sheet
      title="Colour vision"
      lead="The accent acts, danger warns: they differ in hue and in lightness, so that nobody has to tell them apart by hue alone. Simulated for each kind of missing cone; the difference is a distance in OKLab, and 0.02 is just noticeable. A test keeps it above 0.15."
    >
      <VisionTable />
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row', { name: /^(Light|Dark) theme, / })).toHaveLength(8);
  },
});

/** Which components use a token. No screenshot: it changes with every component. */
export const UsedBy = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const users = canvas.getByRole('switch', { name: 'Show which components use each token' });
    await expect(canvas.queryByRole('columnheader', { name: 'Used by' })).toBeNull();
    await userEvent.click(users);
    await expect(canvas.getByRole('row', { name: /^color\.accentHover .*\bButton\b/ })).toBeVisible();
  },
});
