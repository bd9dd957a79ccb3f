import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Surface } from '../../primitives/Surface';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

const create = fn();

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    picture: 'key' as const,
    title: 'No live keys yet',
    children: 'A key lets your own programs use the tools. Create one to begin.',
    actions: (
      <Button tone="accent" variant="solid" onClick={create}>
        Create a key
      </Button>
    ),
  },
  parameters: {
    about: {
      purpose: 'Replaces a list, a result or a whole page without content: says why, and what to do next.',
      aliases: ['blank slate', 'no results', 'placeholder'],
      avoid: [
        'For a failure, use `Alert`.',
        'For loading content, use `Skeleton`.',
        'For a feature of the paid plans, use `FeatureGate`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through its actions.' },
        { keys: ['Enter'], does: 'Presses or follows the focused action.' },
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    create.mockClear();
    await expect(canvas.getByRole('heading', { level: 2, name: 'No live keys yet' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(create).toHaveBeenCalledTimes(1);
  },
});

export const WholePage = meta.story({
  args: {
    level: 1,
    picture: 'notFound',
    title: 'Oops! Page not found',
    children: (
      <>
        There is nothing at <bdi>/tools/enhance</bdi>.
      </>
    ),
    actions: (
      <>
        <Button asChild tone="accent" variant="solid">
          <a href="#home">Home</a>
        </Button>
        <Button asChild>
          <a href="#tools">All tools</a>
        </Button>
      </>
    ),
  },
});

export const TextOnly = meta.story({
  args: { picture: 'search', title: 'No matching articles', children: null, actions: null },
});

export const Phone = meta.story({
  args: { level: 1, picture: 'pictures', title: 'No pictures in your library yet' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Grid column="l">
      {[0, 0.5, 1].map((resolved) => (
        <Surface key={resolved}>
          <EmptyState {...args} resolved={resolved} />
        </Surface>
      ))}
    </Grid>
  ),
});
