import preview from '@verapix/storybook/preview';
import { Button, Grid, Inline } from '@verapix/ui';
import { expect, fn, userEvent } from 'storybook/test';
import { LogoCard } from './LogoCard';

const drawing = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="40" fill="#3a86ff"/><path d="M20 50h60" stroke="${ink}" stroke-width="12"/></svg>`,
  )}`;

const grounds = { light: '#ffffff', dark: '#12141a' };

const meta = preview.meta({
  title: 'Components/LogoCard',
  component: LogoCard,
  parameters: {
    about: {
      purpose:
        'Lets people assess one of several generated logos in use, on a dark background and as small as a favicon, then select and download it.',
      avoid: ['For a card that is a link, use `Card`.', 'For a choice between texts, use `RadioGroup`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to Select, then to the downloads.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
      ],
    },
  },
  args: {
    title: 'Symbol only',
    picture: { src: drawing('#12141a'), alt: 'A blue disc with a bar', ground: grounds.light },
    previews: [
      { label: 'On dark', src: drawing('#ffffff'), ground: grounds.dark },
      { label: 'At 16 px', src: drawing('#12141a'), ground: grounds.light, exactly: 16 },
    ],
    selected: false,
    onSelect: fn(),
    actions: (
      <Inline gap="xs">
        <Button size="s">PNG</Button>
        <Button size="s">SVG</Button>
      </Inline>
    ),
    style: { maxInlineSize: '22rem' },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Select: Symbol only' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

export const Selected = meta.story({
  parameters: { spec: ['logo.selected'] },
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Select: Symbol only', pressed: true })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: {
    picture: { src: undefined, alt: '', ground: grounds.light },
    previews: [
      { label: 'On dark', src: undefined, ground: grounds.dark },
      { label: 'At 16 px', src: undefined, ground: grounds.light, exactly: 16 },
    ],
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Grid gap="m" column="m">
      <LogoCard {...args} />
      <LogoCard {...args} selected title="A title that is longer than the card has room for in one line" />
      <LogoCard {...args} picture={{ ...args.picture, ground: grounds.dark, src: drawing('#ffffff') }} />
    </Grid>
  ),
});
