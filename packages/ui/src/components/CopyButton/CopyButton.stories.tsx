import preview from '@verapix/storybook/preview';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../primitives/Inline';
import { Stack } from '../../primitives/Stack';
import { Button, buttonLooks, buttonSizes } from '../Button';
import { CopyButton } from './CopyButton';
import { CopyFace } from './CopyFace';

const clipboard = () => spyOn(navigator.clipboard, 'writeText');
const outcomes = [null, 'copied', 'refused'] as const;

const meta = preview.meta({
  title: 'Components/CopyButton',
  component: CopyButton,
  args: { text: 'curl https://example.com', onCopied: fn(), onRefused: fn() },
  argTypes: {
    look: { control: 'inline-radio', options: buttonLooks },
    size: { control: 'inline-radio', options: buttonSizes },
  },
  parameters: {
    about: {
      purpose:
        'Puts a text on the clipboard, such as a key or a command, and says for two seconds that it did.',
      avoid: [
        'For code, use `CodeBlock`, which has one.',
        'For a secret that is masked, use `SecretField`, which has one.',
        'For saving a file, use `Button`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Reaches it.' },
        { keys: ['Enter', 'Space'], does: 'Copies. It keeps the focus.' },
      ],
      announced: '“Copied”, unless it is `silent`; or that it was not, and to select the text and copy it.',
      behaviour: [
        'It keeps its width. Where the browser refuses it says so until the next try; `onRefused` then selects the text.',
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

/** Where the page says it: shown, but not said twice. */
export const Silent = meta.story({
  args: { silent: true },
  // What it shows goes again after two seconds.
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
      {buttonLooks.map((look) => (
        <Inline key={look} gap="m">
          {buttonSizes.map((size) => (
            <CopyButton key={size} {...args} look={look} size={size} />
          ))}
          {outcomes.map((outcome) => (
            <Button key={outcome} look={look} size="s">
              <CopyFace outcome={outcome} />
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
