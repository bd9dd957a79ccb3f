import preview from '@verapix/storybook/preview';
import { ImageUpscale, ScanText } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import photo from '../zoom-pan/story-pictures/fig.jpg?url';
import { Grid } from '../../primitives/Grid';
import { Icon } from '../../primitives/Icon';
import { Inline } from '../../primitives/Inline';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { Card } from './Card';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  args: {
    level: 2 as const,
    title: 'Image upscaler',
    children: 'Enlarges a picture up to four times and rebuilds the fine detail.',
    style: { maxInlineSize: '22rem' },
  },
  parameters: {
    about: {
      purpose:
        'Shows one of several similar things in a `Grid`: a tool, an article, an example. With `to`, the whole card is a link.',
      aliases: ['panel', 'tile'],
      avoid: [
        'For a single area of a page, use `Surface`.',
        'For a simple link with an icon and a sentence, use `LinkCard`.',
        'For a plan, use `PlanCard`.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves to the title if the card is a link, then to the controls of the footer.',
        },
        { keys: ['Enter'], does: 'Follows the link in the title.' },
      ],
      behaviour: ['A card that is a link has only that link. Controls in its footer keep working.'],
    },
  },
});

const picture = (
  <img
    src={photo}
    width={1024}
    height={819}
    alt="Half a fig in a red bowl"
    style={{ aspectRatio: '3 / 2' }}
  />
);

const shown = (canvasElement: HTMLElement) =>
  Promise.all(Array.from(canvasElement.querySelectorAll('img'), (image) => image.decode()));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Image upscaler' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

const keep = fn();

export const AsLink = meta.story({
  args: {
    to: '#upscaler',
    media: picture,
    footer: (
      <Button size="s" onClick={keep}>
        Keep for later
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement);
    keep.mockClear();
    const link = canvas.getByRole('link', { name: 'Image upscaler' });
    const { left, top } = canvas.getByRole('img').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(link);

    const button = canvas.getByRole('button');
    const box = button.getBoundingClientRect();
    await expect(button).toContainElement(
      document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) as HTMLElement,
    );
    await userEvent.click(button);
    await expect(keep).toHaveBeenCalledTimes(1);

    link.focus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
  },
});

export const ToPage = meta.story({
  args: { to: '/tools/image-upscaler', media: <Icon of={ImageUpscale} size="l" />, footer: 'Up to 4×' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/tools/image-upscaler');
  },
});

/** Larger than the cards beside it. On phones it looks like them. */
export const Wide = meta.story({
  args: { to: '#upscaler', wide: true, media: picture, footer: 'Since March', style: {} },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement);
    const image = canvas.getByRole('img').getBoundingClientRect();
    const card = canvasElement.firstElementChild?.getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().left).toBeGreaterThan(image.right);
    await expect(Math.round(image.height)).toBe(Math.round((card?.height ?? 0) - 2));
  },
});

export const Phone = meta.story({
  args: { to: '#upscaler', media: picture, footer: <Badge>Free</Badge> },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
  },
});

/** Words wider than the card break instead of overflowing. */
export const LongTitle = meta.story({
  args: {
    to: '#upscaler',
    title: 'Hintergrundbildvergrösserungsprogramm for pictures of every kind and size',
    footer: 'Up to 4×, or as far as the device has room for it',
    style: { maxInlineSize: '14rem' },
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Grid>
      <Card level={2} title="Plain">
        Only a title and a text.
      </Card>
      <Card level={2} title="With a picture" media={picture}>
        It reaches to the edges.
      </Card>
      <Card level={2} title="A link with an icon" to="#ocr" media={<Icon of={ScanText} size="l" />}>
        The whole card can be pressed.
      </Card>
      <Card
        level={2}
        title="A link with everything"
        to="#upscaler"
        media={picture}
        footer={
          <Inline justify="space-between">
            <Badge tone="accent">Pro</Badge>
            <Button size="s">Keep for later</Button>
          </Inline>
        }
      >
        The footer stands at the bottom, however long the neighbours are, and what is in it can be pressed.
      </Card>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
  },
});
