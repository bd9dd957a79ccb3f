import preview from '@verapix/storybook/preview';
import { Prose } from '@verapix/ui';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { type Example, GoodAndBad } from './GoodAndBad';

const sentences: readonly Example[] = [
  {
    good: 'Your pictures stay on this device.',
    bad: 'Our privacy-first AI keeps your precious memories safe!',
    why: 'What is so, about the person’s own thing. A claim that can be checked needs no adjective.',
  },
  {
    good: 'You have 1 of 3 free uses left.',
    bad: 'Hurry! Your free credits are almost gone!',
    why: 'A limit is a number, not an alarm. Limits and prices come from the facts package, so that they are the same everywhere.',
  },
  {
    good: 'Remove background',
    bad: 'Let’s go!',
    why: 'A button says what it does, in a verb and its object. Read alone, it still makes sense.',
  },
];

const errors: readonly Example[] = [
  {
    good: 'The connection was lost. Check it and try again: what you wrote is still here.',
    bad: 'Oops! Something went wrong :(',
    why: 'What happened, then what to do, then what was not lost. No jokes where somebody is stuck.',
  },
  {
    good: 'Enter the whole address, such as name@example.com.',
    bad: 'Invalid e-mail.',
    why: 'Beside the field, and with the way out. The person made no mistake by being asked too little.',
  },
  {
    good: 'This file is a TIFF, which the browser can not open. Save it as PNG or JPG.',
    bad: 'Unsupported MIME type image/tiff',
    why: 'In words of the person, not of the program. What the program has to say belongs in the log.',
  },
  {
    good: 'You were not charged.',
    bad: 'Payment error (402)',
    why: 'Where money or work is at stake, say first what became of it.',
  },
];

const questions: readonly Example[] = [
  {
    good: 'Revoke “Web shop”? Every program that uses this key stops working. — Revoke key / Keep key',
    bad: 'Are you sure? — Yes / No',
    why: 'The title is the question, the text its consequence, and each button an answer in words.',
  },
  {
    good: 'No keys yet. Name what will use the first one, and create it.',
    bad: 'No data',
    why: 'An empty place says why it is empty and how to fill it.',
  },
];

const meta = preview.meta({
  title: 'Guides/Voice',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** How the product speaks. */
export const Voice = meta.story({
  render: () => (
    <Sheet
      title="Voice"
      lead="Plain, exact, second person, no hype. The picture is the evidence; words get out of its way."
    >
      <Prose>
        <h2>In every sentence</h2>
        <ul>
          <li>Say “you” to the person, and “we” only for what people at Verapix do.</li>
          <li>Short words and short sentences. One thought each.</li>
          <li>Exact: a number with its unit, a limit with its value, a thing by one name everywhere.</li>
          <li>No exclamation for what is ordinary, no superlatives, no promise that nobody has measured.</li>
          <li>What was simulated or painted by rules is called that.</li>
        </ul>
      </Prose>
      <GoodAndBad examples={sentences} />
      <Prose>
        <h2>When something goes wrong</h2>
        <p>
          What happened, why it matters, what to do. A toast is gone after seconds: what has to be read stands
          on the page.
        </p>
      </Prose>
      <GoodAndBad examples={errors} />
      <Prose>
        <h2>Questions and empty places</h2>
      </Prose>
      <GoodAndBad examples={questions} />
      <Prose>
        <h2>Where words live</h2>
        <p>
          Messages of a flow are in its machine’s folder, prices and limits in the facts package, long texts
          in the app’s content. The Copy page lists every message with its file and the stories that show it.
        </p>
      </Prose>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You were not charged.')).toBeVisible();
  },
});
