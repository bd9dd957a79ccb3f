import preview from '@verapix/storybook/preview';
import { Undo2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../primitives/Icon';
import { Inline } from '../../primitives/Inline';
import { Button } from '../Button';
import { Tooltip, tooltipSides } from './Tooltip';

const undo = fn();

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    label: 'Undo the last stroke',
    children: (
      <Button aria-label="Undo the last stroke" onClick={undo}>
        <Icon of={Undo2} />
      </Button>
    ),
  },
  argTypes: { side: { control: 'inline-radio', options: tooltipSides }, children: { control: false } },
  beforeEach: () => {
    undo.mockClear();
  },
  parameters: {
    about: {
      purpose: 'Names a control that shows only an icon, for whoever points at it or reaches it by keyboard.',
      avoid: [
        'Not for anything that cannot be read otherwise, since touch has no tooltip: write it on the page with `Text`.',
        'On an `IconButton` it is not needed: that shows its own label.',
        'For help with a field, use its `hint`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches the control, and opens it at once.' },
        { keys: ['Enter', 'Space'], does: 'Presses the control, as it would without a tooltip.' },
        { keys: ['Escape'], does: 'Closes it. The focus stays.' },
      ],
      announced: 'Its words, with the control.',
    },
  },
});

const tooltip = () => screen.findByRole('tooltip', { name: 'Undo the last stroke' });
const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Undo the last stroke' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await tooltip();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await tooltip();
  },
});

export const ByPointer = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Undo the last stroke' });
    await userEvent.hover(button);
    await expect(await tooltip()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
});

export const LongLabel = meta.story({
  args: { label: 'Takes back the last stroke, and the one before it when you press it again' },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await screen.findByRole('tooltip');
  },
});

/** One tooltip is open at a time: the last to be focused. */
export const Matrix = meta.story({
  render: (args) => (
    <Inline gap="section" style={{ padding: '3rem' }}>
      {tooltipSides.map((side) => (
        <Tooltip key={side} {...args} side={side} label={`On the ${side}`}>
          <Button aria-label={`On the ${side}`}>
            <Icon of={Undo2} />
          </Button>
        </Tooltip>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const side of tooltipSides) {
      canvas.getByRole('button', { name: `On the ${side}` }).focus();
      await screen.findByRole('tooltip', { name: `On the ${side}` });
      await waitFor(() => expect(screen.getAllByRole('tooltip')).toHaveLength(1));
    }
  },
});
