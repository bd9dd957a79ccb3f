import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Inline } from '../../primitives/Inline';
import { Button } from '../Button';
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
        'Lets people judge one of several made logos as they would use it: on a dark ground and as small as a favicon, then choose and download it.',
      avoid: ['For a card that leads somewhere, use `Card`.', 'For a choice of words, use `RadioGroup`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches Select, then the downloads.' },
        { keys: ['Enter', 'Space'], does: 'Presses the button in focus.' },
      ],
    },
  },
  args: {
    title: 'The mark alone',
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
    await expect(canvas.getByRole('button', { name: 'Select: The mark alone' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});

export const Selected = meta.story({
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Select: The mark alone', pressed: true })).toBeVisible();
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
