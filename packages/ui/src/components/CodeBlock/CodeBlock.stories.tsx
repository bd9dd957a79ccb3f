import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../primitives/Stack';
import { CodeBlock } from './CodeBlock';

const answer = `{
  "id": "res_1",
  "width": 128,
  "finished": true
}`;

const samples = [
  {
    id: 'curl',
    label: 'curl',
    code: `# Doubles the picture.
curl https://api.example.com/v1/upscale \\
  -H "Authorization: Bearer $KEY" \\
  -d '{"image_url": "https://example.com/a-picture-with-a-long-name.jpg", "scale_factor": 2}'`,
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    code: "const answer = await fetch('https://api.example.com/v1/upscale'); // doubles it",
  },
  { id: 'python', label: 'Python', code: 'from urllib.request import urlopen\n\nprint(urlopen)  # 2 lines' },
] as const;

type Language = (typeof samples)[number]['id'];

function Samples({ onChosen, initial = 'curl' }: { onChosen?: (id: Language) => void; initial?: Language }) {
  const [value, setValue] = useState<Language>(initial);
  const choose = (id: Language) => {
    setValue(id);
    onChosen?.(id);
  };
  return <CodeBlock label="Upscale a picture" samples={samples} value={value} onValueChange={choose} />;
}

const chosen = fn();

const meta = preview.meta({
  title: 'Components/CodeBlock',
  component: CodeBlock,
  beforeEach: () => {
    chosen.mockClear();
  },
  parameters: {
    about: {
      purpose:
        'Lets a developer read and copy code: one sample under a label, or the same in several languages under tabs.',
      aliases: ['snippet', 'syntax', 'listing'],
      avoid: [
        'For a name within a sentence, use `Code`.',
        'For a single sample, `CodeSnippet` is enough.',
        'For a secret, use `SecretField`.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves to the selected language, to Copy, and to the code. Without languages it stops only at code that scrolls.',
        },
        { keys: ['Arrow Left', 'Arrow Right'], does: 'Selects another language, wrapping around.' },
        { keys: ['Home', 'End'], does: 'Selects the first or last language.' },
        { keys: ['Arrow Left', 'Arrow Right'], does: 'On the code, scrolls it.' },
        { keys: ['Enter', 'Space'], does: 'Presses Copy.' },
      ],
      announced: '“Copied”, or that the browser refused and what to do.',
      behaviour: [
        'If the browser refuses to copy, the code is selected. The page holds the selected language, so that all blocks can follow it.',
      ],
    },
  },
});

export const Default = meta.story({
  render: () => <CodeBlock label="Answer" code={answer} />,
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy: Answer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenLastCalledWith(answer);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

export const Languages = meta.story({
  render: () => <Samples onChosen={chosen} />,
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByRole('tablist', { name: 'Upscale a picture: language' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'curl', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(chosen.mock.calls).toEqual([['javascript'], ['python']]);
    for (const [keys, language] of [
      ['{Home}', 'curl'],
      ['{End}', 'Python'],
      ['{ArrowRight}', 'curl'],
      ['{ArrowLeft}', 'Python'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole('tab', { name: language, selected: true })).toHaveFocus();
    }
    const panel = canvas.getByRole('tabpanel', { name: 'Python' });
    await expect(panel).toHaveTextContent('from urllib.request import urlopen');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Upscale a picture, Python' }));
    await expect(writeText).toHaveBeenLastCalledWith(samples[2].code);
    await userEvent.tab();
    await expect(panel).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
});

/** If the browser refuses clipboard access, the code is selected. */
export const CopyRefused = meta.story({
  render: () => <CodeBlock label="Answer" code={answer} />,
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Answer' }));
    await waitFor(() => expect(String(getSelection())).toBe(answer));
    getSelection()?.removeAllRanges();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap="l">
      <Samples />
      <Samples initial="javascript" />
      <Samples initial="python" />
      <CodeBlock label="Answer" code={answer} />
    </Stack>
  ),
});

/** The code scrolls, the page does not. */
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <Stack>
      <Samples />
      <CodeBlock label="A label that is longer than the block is wide, and wraps" code={samples[1].code} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const region = await canvas.findByRole('group', { name: /^A label/ });
    region.focus();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
});
