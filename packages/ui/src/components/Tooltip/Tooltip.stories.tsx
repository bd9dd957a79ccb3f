import preview from '@verapix/storybook/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Button } from '../Button';
import { Tooltip, TooltipGroup } from './Tooltip';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipGroup },
  args: { content: 'Keeps the picture’s own colors', children: <Button>Original</Button> },
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Adds a few words to an element for those who rest on it, where they would crowd the page.',
      aliases: ['hint', 'title', 'hover text'],
      avoid: [
        'For what everyone must read, use `Text` or a field’s hint: touch screens show no tooltips.',
        'For anything to press, use `Popover`.',
        'For the name of an icon, use the label of `IconButton`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the element, and shows the words at once.' },
        { keys: ['Escape'], does: 'Hides them. The focus stays.' },
      ],
      announced: 'The words, as the description of the element.',
      behaviour: [
        'It opens after half a second under the pointer, and at once where another one of its group was open.',
        'The pointer may move onto it.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Original' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Keeps the picture’s own colors');
    await expect(button).toHaveAccessibleDescription('Keeps the picture’s own colors');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

export const UnderThePointer = meta.story({
  render: () => (
    <TooltipGroup delay={0}>
      <Inline gap="s">
        <Tooltip content="Smaller files">
          <Button>WebP</Button>
        </Tooltip>
        <Tooltip content="Opens everywhere">
          <Button>JPEG</Button>
        </Tooltip>
      </Inline>
    </TooltipGroup>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'WebP' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Smaller files');
    await userEvent.hover(canvas.getByRole('button', { name: 'JPEG' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Opens everywhere'));
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Inline gap="section" style={{ padding: '5rem' }}>
      {(['top', 'bottom'] as const).map((side) => (
        <Tooltip key={side} content={`On the ${side}`} side={side} defaultOpen>
          <Button>{side}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
});
