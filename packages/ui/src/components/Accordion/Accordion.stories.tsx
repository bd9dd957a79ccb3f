import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Accordion } from './Accordion';

const questions = [
  {
    value: 'upload',
    title: 'Are my pictures uploaded?',
    answer: (
      <>
        No. Every tool runs in your browser. <a href="#privacy">How we keep it that way</a>.
      </>
    ),
  },
  {
    value: 'formats',
    title: 'Which formats can I use?',
    answer: 'PNG, JPEG and WebP, up to 10 MB each. Video tools take MP4 and WebM up to 50 MB.',
  },
  {
    value: 'cancel',
    title: 'Can I cancel at any time, and what happens to the pictures I made before?',
    answer: 'Yes, in your account. The pictures are on your device; nothing happens to them.',
  },
] as const;

const items = questions.map(({ value, title, answer }) => (
  <Accordion.Item key={value} value={value} title={title}>
    {answer}
  </Accordion.Item>
));

const meta = preview.meta({
  title: 'Components/Accordion',
  component: Accordion.Root,
  parameters: {
    about: {
      purpose:
        'Hides text that few people need and lets them open it in place, such as the terms of each plan.',
      aliases: ['collapse', 'disclosure', 'expander', 'details'],
      avoid: [
        'Do not hide what everyone must read: show it on the page.',
        'For frequent questions on a page that must work without scripts, use `QuestionList`.',
        'For several views of one thing, of which one is always shown, use `Tabs`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through the headings and the open content.' },
        { keys: ['Enter', 'Space'], does: 'Opens or closes the focused heading.' },
        {
          keys: ['Arrow Down', 'Arrow Up'],
          does: 'Moves to the next or previous heading, wrapping around.',
        },
        { keys: ['Home', 'End'], does: 'Moves to the first or last heading.' },
      ],
      behaviour: ['One item is open at a time and can be closed again; with `multiple` several stay open.'],
    },
  },
  args: { onValueChange: fn(), children: items },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const heading = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(heading(/uploaded/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heading(/uploaded/)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: /uploaded/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(heading(/formats/)).toHaveAttribute('aria-expanded', 'true');
    await expect(heading(/uploaded/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(heading(/cancel/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(heading(/uploaded/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(heading(/cancel/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(heading(/uploaded/)).toHaveFocus();
    await userEvent.click(heading(/formats/));
    await expect(heading(/formats/)).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

export const OneOpen = meta.story({ args: { defaultValue: 'upload' } });

export const Multiple = meta.story({
  render: () => (
    <Accordion.Root multiple defaultValue={['upload']}>
      {items}
    </Accordion.Root>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /formats/ }));
    await expect(canvas.getByRole('button', { name: /uploaded/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
});

export const Disabled = meta.story({
  render: (args) => (
    <Accordion.Root {...args}>
      <Accordion.Item value="soon" title="Can I work in a team?" disabled>
        Not yet.
      </Accordion.Item>
      {items}
    </Accordion.Root>
  ),
  play: async ({ canvas }) => {
    const off = canvas.getByRole('button', { name: /team/ });
    await userEvent.click(off, { pointerEventsCheck: 0 });
    await expect(off).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /uploaded/ })).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Accordion.Root multiple defaultValue={['level-2', 'level-4']}>
      {([2, 3, 4] as const).map((level) => (
        <Accordion.Item
          key={level}
          level={level}
          value={`level-${level}`}
          title={`Heading of level ${level}`}
        >
          The answer is as long as it has to be, in lines that are easy to read, and no longer than that.
        </Accordion.Item>
      ))}
      <Accordion.Item value="off" title="Disabled" disabled>
        Not shown.
      </Accordion.Item>
    </Accordion.Root>
  ),
});

export const Phone = meta.story({
  args: { defaultValue: 'cancel' },
  globals: { viewport: { value: 'mobile1' } },
});
