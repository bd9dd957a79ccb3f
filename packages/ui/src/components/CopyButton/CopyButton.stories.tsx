import preview from '@verapix/storybook/preview';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { Button, buttonSizes, buttonVariants } from '../Button';
import { CopyButton, CopyFace } from './CopyButton';

const clipboard = () => spyOn(navigator.clipboard, 'writeText');
const outcomes = [null, 'copied', 'refused'] as const;

const meta = preview.meta({
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'curl https://example.com', onCopied: fn(), onRefused: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
  parameters: {
    about: {
      purpose:
        'Copies a text to the clipboard, such as a key or a command, and confirms that for two seconds.',
      aliases: ['clipboard'],
      avoid: [
        'For code, use `CodeBlock`, which includes one.',
        'For a masked secret, use `SecretField`, which includes one.',
        'For saving a file, use `Button`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Enter', 'Space'], does: 'Copies. It keeps the focus.' },
      ],
      announced:
        '“Copied”, unless it is `silent`; or that it failed, and to select and copy the text by hand.',
      behaviour: [
        'It keeps its width. If the browser refuses, it says so until the next attempt; `onRefused` then selects the text.',
      ],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const writeText = clipboard().mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Copy' });
    const { width } = button.getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(writeText).toHaveBeenLastCalledWith('curl https://example.com');
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    await expect(args.onRefused).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

/** The page announces the copy itself: the button shows it but does not announce it. */
export const Silent = meta.story({
  args: { silent: true },
  // The confirmation disappears after two seconds.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    clipboard().mockResolvedValue();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('button', { name: /^Copied/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Refused = meta.story({
  play: async ({ canvas, args }) => {
    clipboard().mockRejectedValue(new DOMException('No permission', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not copied'));
    await expect(args.onRefused).toHaveBeenCalledTimes(1);
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
});

/** A page without https has no clipboard API: the browser's older command copies. The focus and the selection stay. */
export const WithoutHttps = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    const copied: string[] = [];
    // The browser may refuse the command for a press that is not the user's own.
    const command = spyOn(document, 'execCommand').mockImplementation(() => {
      copied.push(String(getSelection()));
      return true;
    });
    const button = canvas.getByRole('button', { name: 'Copy' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledTimes(1));
    await expect(command.mock.calls).toEqual([['copy']]);
    await expect(copied).toEqual(['curl https://example.com']);
    await expect(button).toHaveFocus();
    await expect(getSelection()?.toString()).toBe('');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onCopied).not.toHaveBeenCalled();
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="m">
      {buttonVariants.map((variant) => (
        <Inline key={variant} gap="m">
          {buttonSizes.map((size) => (
            <CopyButton key={size} {...args} variant={variant} size={size} />
          ))}
          {outcomes.map((outcome) => (
            <Button key={outcome} variant={variant} size="s">
              <CopyFace outcome={outcome} />
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
