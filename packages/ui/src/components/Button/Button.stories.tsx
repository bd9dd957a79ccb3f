import preview from '@verapix/storybook/preview';
import { Download } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../../primitives/Icon';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { Button, buttonSizes, buttonTones, buttonVariants } from './Button';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  parameters: {
    about: {
      purpose:
        'Runs an action on this page: starts, saves, cancels, deletes. Its label says what, as a verb.',
      aliases: ['cta', 'submit'],
      avoid: [
        'For navigation, use `Link`, or style a link as a button with `asChild`.',
        'For an action with a well-known icon, use `IconButton`.',
        'Not two `solid` ones in a view: they would compete.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to it, also while it is pending; not while it is disabled.' },
        { keys: ['Enter', 'Space'], does: 'Presses it.' },
      ],
      announced: '`pendingLabel`, while the action is running.',
      behaviour: [
        'While `pending` it keeps its width and the focus, and ignores presses. With `asChild` it is a link: Enter follows it, Space does not.',
      ],
    },
  },
  args: { children: 'Upscale picture', onClick: fn() },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Upscale picture' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

export const Accent = meta.story({ args: { tone: 'accent', variant: 'solid' } });

export const WithIcon = meta.story({ args: { icon: <Icon of={Download} />, children: 'Download' } });

export const Pending = meta.story({
  args: { tone: 'accent', variant: 'solid', pending: true, pendingLabel: 'Upscaling' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Upscaling');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
});

export const AsLink = meta.story({
  render: () => (
    <Button asChild tone="accent" variant="solid">
      <a href="#tools">See all tools</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all tools' })).toBeVisible();
  },
});

export const Wide = meta.story({ args: { wide: true } });

/** Focused by keyboard: a click shows no focus ring. */
export const Focused = meta.story({
  render: () => (
    <Stack gap="l" align="start">
      {buttonTones.map((tone) => (
        <Button key={tone} tone={tone} variant="solid">
          Upscale picture
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
});

/** With a label longer than the available width the button grows in height, and the page keeps its width. */
export const LongWords = meta.story({
  args: { wide: true, children: 'Save the enlarged picture and remove what was uploaded before it' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="l">
      {buttonTones.map((tone) => (
        <Stack key={tone} gap="s">
          {buttonSizes.map((size) => (
            <Inline key={size}>
              {buttonVariants.map((variant) => (
                <Inline key={variant} gap="xs">
                  <Button tone={tone} variant={variant} size={size}>
                    {tone} {variant} {size}
                  </Button>
                  <Button tone={tone} variant={variant} size={size} disabled>
                    Disabled
                  </Button>
                  <Button tone={tone} variant={variant} size={size} pending>
                    Pending
                  </Button>
                </Inline>
              ))}
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
});
