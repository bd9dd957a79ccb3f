import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import { QuestionList } from './QuestionList';

const questions = [
  {
    id: 'upload',
    question: 'Are my pictures uploaded?',
    answer: (
      <>
        No. Every tool runs in your browser. <a href="#privacy">How we keep it that way</a>.
      </>
    ),
  },
  {
    id: 'formats',
    question: 'Which formats can I use?',
    answer: 'PNG, JPEG and WebP. Video tools take MP4 and WebM.',
  },
  {
    id: 'cancel',
    question: 'Can I cancel at any time, and what happens to the pictures I made before?',
    answer: 'Yes, in your account. The pictures are on your device; nothing happens to them.',
  },
];

const meta = preview.meta({
  title: 'Components/QuestionList',
  component: QuestionList,
  parameters: {
    about: {
      purpose:
        'Answers frequent questions in place, each with a link, on a page that must work without scripts.',
      avoid: [
        'To control what is open, use `Accordion`.',
        'Do not hide what everyone must read: show it on the page.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through the questions and the open answers.' },
        {
          keys: ['Enter', 'Space'],
          does: 'Opens or closes the focused question; Enter also follows a link.',
        },
      ],
      behaviour: ['It uses native elements and needs no script. Opening one closes the one that was open.'],
    },
  },
  args: { questions },
});

const itemOf = (question: HTMLElement) => question.closest('details');

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [upload, formats] = canvas.getAllByRole('heading', { level: 2 });
    if (!upload || !formats) throw new Error('The questions are not there.');
    await userEvent.tab();
    await expect(upload.closest('summary')).toHaveFocus();
    await userEvent.click(upload);
    await expect(itemOf(upload)).toHaveAttribute('open');
    await expect(canvas.getByRole('link', { name: /^Link to this answer: Are my pictures/ })).toHaveAttribute(
      'href',
      '#upload',
    );
    await userEvent.click(formats);
    await expect(itemOf(formats)).toHaveAttribute('open');
    await expect(itemOf(upload)).not.toHaveAttribute('open');
    await userEvent.click(formats);
    await expect(itemOf(formats)).not.toHaveAttribute('open');
  },
});

export const OneOpen = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: /uploaded/ }));
    await expect(canvas.getByText(/runs in your browser/)).toBeVisible();
  },
});

/** Below a heading of the page, and in two lists that open independently. */
export const Matrix = meta.story({
  render: () => (
    <>
      <QuestionList questions={questions.slice(0, 1)} level={3} name="first" />
      <QuestionList questions={questions.slice(1)} level={3} name="second" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const heading of canvas.getAllByRole('heading', { level: 3 }).slice(0, 2))
      await userEvent.click(heading);
    await expect(canvas.getByText(/runs in your browser/)).toBeVisible();
    await expect(canvas.getByText(/^PNG, JPEG/)).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
