import preview from '@verapix/storybook/preview';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { CodeSnippet } from './CodeBlock';

const request = `curl https://api.example.com/v1/upscale \\
  -H "Authorization: Bearer $KEY" \\
  -d '{"scale_factor": 2}'`;

const longLine =
  "const answer = await fetch('https://api.example.com/v1/upscale?image=a-picture-with-a-long-name.jpg');";

const meta = preview.meta({
  title: 'Components/CodeSnippet',
  component: CodeSnippet,
  parameters: {
    about: {
      purpose: 'Lets a developer read and copy a single sample of code.',
      avoid: [
        'For the same in several languages, use `CodeBlock`.',
        'For a name within a sentence, use `Code`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to Copy, and to the code if it scrolls.' },
        { keys: ['Enter', 'Space'], does: 'Copies.' },
        { keys: ['Arrow Left', 'Arrow Right'], does: 'On the code, scrolls it.' },
      ],
      announced: '“Copied”, or that the browser refused and what to do.',
      behaviour: ['If the browser refuses to copy, the code is selected.'],
    },
  },
  args: { label: 'Upscale a picture', code: request },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy: Upscale a picture' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenLastCalledWith(request);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

/** If the browser refuses clipboard access, the button says so and the code is selected. */
export const CopyRefused = meta.story({
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not copied.'));
    await waitFor(() => expect(String(getSelection())).toBe(request));
    getSelection()?.removeAllRanges();
  },
});

/** Long lines scroll by pointer and keyboard; the page does not. */
export const Phone = meta.story({
  args: { label: 'A label that is longer than the block is wide, and wraps', code: longLine },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const code = await canvas.findByRole('group', { name: /^A label/ });
    await userEvent.tab();
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await expect(code.scrollWidth).toBeGreaterThan(code.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="l">
      <CodeSnippet label="Request" code={request} />
      <CodeSnippet label="One word" code="upscale" />
      <CodeSnippet label="Long line" code={longLine.repeat(2)} />
    </Stack>
  ),
  // Overflow is measured after rendering.
  play: async ({ canvas }) => void (await canvas.findByRole('group', { name: 'Long line' })),
});
