import preview from '@verapix/storybook/preview';
import { Prose } from '@verapix/ui';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { type Example, GoodAndBad } from './GoodAndBad';

const sentences: readonly Example[] = [
  {
    good: 'Your pictures stay on this device.',
    bad: 'Our privacy-first AI keeps your precious memories safe!',
    why: 'A fact about the user’s own picture. A claim that can be checked needs no adjective.',
  },
  {
    good: 'You have 1 of 3 free uses left.',
    bad: 'Hurry! Your free credits are almost gone!',
    why: 'A limit is a number, not an alarm. Limits and prices come from the domain package, so that they are the same everywhere.',
  },
  {
    good: 'Remove background',
    bad: 'Let’s go!',
    why: 'A button names its action: a verb and its object. It makes sense on its own.',
  },
];

const errors: readonly Example[] = [
  {
    good: 'The connection was lost. Check it and try again: what you wrote is still here.',
    bad: 'Oops! Something went wrong :(',
    why: 'What happened, what to do, and what was not lost. No jokes in an error.',
  },
  {
    good: 'Enter the whole address, such as name@example.com.',
    bad: 'Invalid e-mail.',
    why: 'Beside the field, with the fix. If the form asked imprecisely, the mistake is not the user’s.',
  },
  {
    good: 'This file is a TIFF, which the browser can not open. Save it as PNG or JPG.',
    bad: 'Unsupported MIME type image/tiff',
    why: 'In the user’s words. Technical details belong in the log.',
  },
  {
    good: 'You were not charged.',
    bad: 'Payment error (402)',
    why: 'If money or work is at stake, say first what happened to it.',
  },
];

const questions: readonly Example[] = [
  {
    good: 'Revoke “Web shop”? Every program that uses this key stops working. — Revoke key / Keep key',
    bad: 'Are you sure? — Yes / No',
    why: 'The title is the question, the text its consequences, and each button an answer.',
  },
  {
    good: 'No keys yet. Name what will use your first key, and create it.',
    bad: 'No data',
    why: 'An empty state says why it is empty and how to fill it.',
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
      lead="Plain, exact, second person, no hype. The picture is the evidence; the text stays out of its way."
    >
      <Prose>
        <h2>In every sentence</h2>
        <ul>
          <li>Address the user as “you”. Use “we” only for what people at Verapix do.</li>
          <li>Short words and short sentences. One thought each.</li>
          <li>Exact: a number with its unit, a limit with its value, a thing by one name everywhere.</li>
          <li>No exclamation marks for ordinary events, no superlatives, no unmeasured promises.</li>
          <li>Simulated or rule-based results are named as such.</li>
        </ul>
      </Prose>
      <GoodAndBad examples={sentences} />
      <Prose>
        <h2>When something goes wrong</h2>
        <p>
          What happened, why it matters, what to do. A toast disappears after seconds: whatever must be read
          is on the page.
        </p>
      </Prose>
      <GoodAndBad examples={errors} />
      <Prose>
        <h2>Questions and empty states</h2>
      </Prose>
      <GoodAndBad examples={questions} />
      <Prose>
        <h2>Where texts are</h2>
        <p>
          Messages of a flow are in its machine’s folder, prices and limits in the domain package, long texts
          in the app’s content. The Copy page lists every message with its file and the stories that show it.
        </p>
      </Prose>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You were not charged.')).toBeVisible();
  },
});
