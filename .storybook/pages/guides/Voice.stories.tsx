import preview from '@verapix/storybook/preview';
import { Prose } from '@verapix/ui';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { Table, textRows } from '../parts/Table';
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
    good: 'The connection was lost. Check it and try again: your message is still here.',
    bad: 'Oops! Something went wrong :(',
    why: 'What happened, what to do, and what was not lost. No jokes in an error.',
  },
  {
    good: 'Enter the whole address, such as name@example.com.',
    bad: 'Invalid email.',
    why: 'Beside the field, with the fix. If the form asked imprecisely, the mistake is not the user’s.',
  },
  {
    good: 'This browser can’t open TIFF files. Save it as PNG or JPG.',
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
    good: 'Revoke “Web shop”? Every program that uses this key stops working. — Revoke Key / Keep key',
    bad: 'Are you sure? — Yes / No',
    why: 'The title is the question, the text its consequences, and each button an answer.',
  },
  {
    good: 'No keys yet. Name what will use your first key, and create it.',
    bad: 'No data',
    why: 'An empty state says why it is empty and how to fill it.',
  },
];

/** A sentence that reads as translated, and how an editor puts it. */
const idioms: readonly Example[] = [
  {
    good: 'Make the background transparent, fill it with a color, or add your own.',
    bad: 'Keep it on nothing, a colour, or a background of your own.',
    why: 'Say what the user does and sees, in the words of a native speaker.',
  },
  {
    good: 'If you turn this off, new results are not saved.',
    bad: 'Off keeps nothing more.',
    why: 'A whole sentence with a subject. “If you” is warmer than a rule.',
  },
  {
    good: 'You can run these programs as is.',
    bad: 'These programs run as they stand.',
    why: 'The verb that people use. A phrase that needs a second reading is rewritten.',
  },
  {
    good: 'File size: 964 kB',
    bad: 'Takes 964 kB',
    why: 'A label is a noun, a button is a verb and its object.',
  },
];

/** One word for one thing, in English and in German. */
const glossary = textRows([
  [
    'picture',
    'Bild',
    'What a user works on. “Image” only in names, in the API and in the specification’s strings',
  ],
  ['photo', 'Foto', 'A picture from a camera. Not “photograph”'],
  ['background', 'Hintergrund', 'Not “ground”'],
  ['cut out, cutout', 'freistellen, Freisteller', 'The verb is two words'],
  ['fill in', 'auffüllen', 'What replaces a mark'],
  ['make up', 'erfinden', 'What a network adds that was not there'],
  ['result', 'Ergebnis', 'What a tool made. Its original is “the original”'],
  ['save', 'speichern', 'On this device, to the cloud, as a file. Not “keep”'],
  ['download', 'herunterladen', 'To the user’s files, or what a tool needs'],
  ['resume, continue', 'fortsetzen, weitermachen', 'Not “go on”'],
  ['batch', 'Stapel', 'Several pictures in one run'],
  ['recipe', 'Rezept', 'Saved tools with their settings'],
  ['plan, subscription', 'Tarif, Abo', 'What is bought, and what renews'],
  ['checkout', 'Kasse', ''],
  [
    'sign in, sign up, sign out',
    'anmelden, registrieren, abmelden',
    'Not “log in”, except in the specification’s strings',
  ],
  ['email', 'E-Mail', 'Not “mail” or “e-mail”'],
  ['response, error', 'Antwort, Fehler', 'Of the API. Not “answer” or “refusal”'],
  ['offline', 'offline', 'Not “without a network”'],
]);

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
          <li>American English with contractions, a serial comma, curly quotes and “100%”. Sentence case.</li>
          <li>The specification’s own strings keep its wording, capitals and quotes.</li>
          <li>No exclamation marks for ordinary events, no superlatives, no unmeasured promises.</li>
          <li>Simulated or rule-based results are named as such.</li>
        </ul>
      </Prose>
      <GoodAndBad examples={sentences} />
      <Prose>
        <h2>As a native speaker says it</h2>
        <p>
          Read a text aloud. If you would not say it that way, rewrite it. A test of the catalog finds the
          patterns that came back most.
        </p>
      </Prose>
      <GoodAndBad examples={idioms} />
      <Prose>
        <h2>Words of the interface</h2>
      </Prose>
      <Table caption="One word for one thing" columns={['English', 'German', 'Use']} rows={glossary} />
      <Prose>
        <h2>When something goes wrong</h2>
        <p>
          What happened, why it matters, what to do, once and in our words, not the server’s. A toast
          disappears after seconds: whatever must be read is on the page, and the toast beside it has only a
          title.
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
          Messages are in the catalog of the messages package, prices and limits in the domain package, long
          texts in the app’s content. The Copy page lists every message with its file and the stories that
          show it.
        </p>
      </Prose>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You were not charged.')).toBeVisible();
  },
});
