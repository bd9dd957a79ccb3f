import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { Stepper, stepperOrientations } from './Stepper';

const steps = [
  { id: 'app', label: 'Choose an app', description: 'On your phone' },
  { id: 'code', label: 'Scan the code' },
  { id: 'check', label: 'Enter six digits' },
];

const meta = preview.meta({
  title: 'Components/Stepper',
  component: Stepper,
  args: { label: 'Set up two-factor sign-in', steps, current: 'code', doneLabel: 'done' },
  argTypes: { orientation: { control: 'inline-radio', options: stepperOrientations } },
  parameters: {
    chromatic: { disableSnapshot: true },
    about: {
      purpose: 'Shows how many steps a task has, and which one it is at.',
      aliases: ['wizard', 'steps'],
      avoid: [
        'For what a program does by itself, use the phases of `Progress`.',
        'For pages in any order, use `Tabs`.',
        'For fewer than three steps, say it in the heading: use `PageHeader`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through the steps that are done, if one may go back.' },
        { keys: ['Enter', 'Space'], does: 'Goes back to the focused one.' },
      ],
      announced: 'The current step as such, and which ones are done.',
      behaviour: ['On phones the steps are below each other.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Choose an app, done');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const GoingBack = meta.story({
  args: { onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Choose an app/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('app');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Done = meta.story({
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(', done')).toHaveLength(3);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack gap="l">
      <Stepper {...args} />
      <Stepper {...args} label="Going back" orientation="vertical" onSelect={fn()} />
    </Stack>
  ),
});
