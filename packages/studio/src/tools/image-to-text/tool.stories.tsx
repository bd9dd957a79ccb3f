import receiptPhoto from '../../../../../fixtures/pages/receipt-photo.jpg?url';
import receiptReading from '../../../../../fixtures/pages/receipt-reading.json';
import receiptStraight from '../../../../../fixtures/pages/receipt-straight.jpg?url';
import type { PictureSource } from '@verapix/engines';
import { placeholderText, type TextOutput, type TextWord, textOfWords } from '@verapix/engines/text';
import preview from '@verapix/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleFile, textSamples } from '../../samples/samples';
import {
  notAnImage,
  pictureSource,
  rejects,
  sampleSource,
  shows,
  toolStories,
} from '../../testing/tool-stories';
import { noteTextOf } from './page-text';
import { imageToText } from './definition';

const { inState, prepare, send, starts, cancelsAt, retries } = toolStories(imageToText, undefined);

/** The sample's first lines as the engine reads them, with one misread word. */
const lines: readonly { y: number; paragraph: number; words: readonly [string, number, number][] }[] = [
  {
    y: 48,
    paragraph: 0,
    words: [
      ['Things', 50, 80],
      ['to', 139, 20],
      ['rernember', 166, 118],
    ],
  },
  {
    y: 120,
    paragraph: 1,
    words: [
      ['The', 50, 43],
      ['key', 101, 40],
      ['to', 149, 22],
      ['the', 179, 38],
      ['shed', 225, 55],
      ['hangs', 289, 66],
      ['behind', 363, 78],
      ['the', 449, 38],
      ['second', 495, 79],
      ['shelf,', 582, 61],
    ],
  },
];

const words: readonly TextWord[] = lines.flatMap(({ y, paragraph, words: line }, number) =>
  line.map(([text, x, width]) => ({
    text,
    confidence: text === 'rernember' ? 54 : 96,
    box: { x, y, width, height: 24 },
    line: number,
    paragraph,
  })),
);

const result: TextOutput = {
  text: textOfWords(words),
  words,
  turn: 0,
  meanConfidence: 92,
  languages: ['eng'],
  method: 'lines',
  durationMs: 1900,
};

const loadPicture = async () => ({ source: await sampleSource(textSamples) });

const sourceOf = (loaded: Record<string, unknown>) => loaded.source as PictureSource;

interface ReadReceipt {
  source: PictureSource;
  result: TextOutput;
}

/** A receipt on a dark table, and what the engine makes of it. */
const loadReceipt = async () => {
  const file = await sampleFile({ fileName: 'receipt.jpg', url: receiptPhoto });
  const blob = await sampleFile({ fileName: 'page.jpg', url: receiptStraight });
  const { straightPage, ...reading } = receiptReading;
  const receipt: ReadReceipt = {
    source: pictureSource(file, { width: 820, height: 980 }),
    result: { ...reading, straightPage: { ...straightPage, blob }, durationMs: 4200 } as TextOutput,
  };
  return { receipt };
};

/** After a run. */
const read = (loaded: Record<string, unknown>, changes: Partial<TextOutput> = {}) =>
  inState({ done: 'unsaved' }, { source: sourceOf(loaded), result: { ...result, ...changes } });

const meta = preview.meta({
  title: 'Pages/Tools/Image to text',
  loaders: [loadPicture],
  beforeEach: prepare,
  parameters: { layout: 'fullscreen', route: '/tools/image-to-text' },
});

export const Empty = meta.story({
  parameters: { states: ['tool-run.empty'] },
  render: () => inState('empty', {}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Page of a notebook' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ type: 'file.chosen' });
  },
});

export const Checking = meta.story({
  parameters: { states: ['tool-run.checking'] },
  render: () => inState('checking', {}),
});

export const Rejected = meta.story({
  parameters: { states: ['tool-run.rejected'] },
  render: () => inState('rejected', { rejection: notAnImage('Choose another file.') }),
  play: rejects('Please select a valid image file.'),
});

export const Ready = meta.story({
  parameters: { spec: ['text.flow'], states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', { source: sourceOf(loaded) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Chosen' })).toHaveTextContent('English');
    await userEvent.click(canvas.getByRole('button', { name: 'Select an area' }));
    await expect(await canvas.findByRole('application', { name: 'Mark with the box' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the whole picture' }));
    await expect(canvas.getByText('The whole picture will be read.')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Languages' }));
    await userEvent.click(canvas.getByRole('option', { name: /German/ }));
    await expect(send).toHaveBeenCalledWith({
      type: 'options.changed',
      options: { languages: ['eng', 'deu'] },
    });
    await starts('Extract Text')({ canvas });
  },
});

/** The page of a PDF holds its text, which needs no reading. */
export const HoldsText = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) => {
    const source = sourceOf(loaded);
    noteTextOf(source.file, result.text);
    return inState('ready', { source });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copy that text' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save it' })).toBeVisible();
  },
});

/** Only the selected area will be read. A new box replaces it, by keyboard too. */
export const AreaMarked = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', {
      source: sourceOf(loaded),
      options: { languages: ['eng'], region: { x: 40, y: 100, width: 640, height: 60 } },
    }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img[data-status="ready"]')).not.toBeNull());
    await expect(canvas.getByText('Only the selected area will be read.')).toBeVisible();
    canvas.getByRole('application', { name: 'Mark with the box' }).focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowDown}{/Shift} ');
    const marked = send.mock.lastCall?.[0].options.region;
    await expect(marked.width).toBeGreaterThan(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Read the whole picture' }));
    await expect(send).toHaveBeenLastCalledWith({
      type: 'options.changed',
      options: { region: undefined },
    });
  },
});

export const Processing = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: (_, { loaded }) =>
    inState('processing', {
      source: sourceOf(loaded),
      progress: { phase: 'read', phaseLabel: 'Reading the text', phaseDone: 0.4, overall: 0.61 },
    }),
  play: cancelsAt(61),
});

export const Failed = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: (_, { loaded }) =>
    inState('failed', {
      source: sourceOf(loaded),
      failure: {
        code: 'model-unavailable',
        message: 'Text recognition or its language couldn’t be loaded.',
        fix: 'Check your connection and try again. Your picture is still here.',
      },
    }),
  play: retries,
});

export const Done = meta.story({
  parameters: { spec: ['text.flow', 'limit.names'], states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => read(loaded),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Extracted text' });
    await expect(text).toHaveAttribute('readonly');
    await expect(text).toHaveValue(
      'Things to rernember\n\nThe key to the shed hangs behind the second shelf,',
    );
    const download = await canvas.findByRole('link', { name: 'Download as .txt' });
    await expect(download).toHaveAttribute('download', 'extracted-text.txt');
  },
});

/** The one unsure word is corrected by keyboard. The text changes at once. */
export const Corrected = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => read(loaded),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next uncertain word' }));
    await userEvent.keyboard('{Enter}remember{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Extracted text' })).toHaveValue(
      'Things to remember\n\nThe key to the shed hangs behind the second shelf,',
    );
    await expect(canvas.getByText('No uncertain words.')).toBeVisible();
  },
});

export const Taken = meta.story({
  parameters: { states: ['tool-run.done.saved'] },
  render: (_, { loaded }) => inState({ done: 'saved' }, { source: sourceOf(loaded), result }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'PDF' }));
    const link = await canvas.findByRole('link', { name: 'Download as .pdf' });
    await expect(link).toHaveAttribute('download', 'extracted-text.pdf');
    await waitFor(() => expect(link).toHaveAttribute('href', expect.stringContaining('blob:')));
    const file = await fetch(link.getAttribute('href') ?? '');
    await expect((await file.text()).slice(0, 8)).toBe('%PDF-1.7');
    // The sample has no table.
    await expect(canvas.queryByRole('radio', { name: 'CSV' })).toBeNull();
  },
});

/** The page is turned in the picture, and a note says so. */
export const Turned = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => read(loaded, { turn: 180 }),
});

/** The page was photographed from the side: it is shown as it was laid straight, and the photograph beside it. */
export const Straightened = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  loaders: [loadReceipt],
  render: (_, { loaded }) => inState({ done: 'unsaved' }, loaded.receipt as ReadReceipt),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We straightened the page before reading it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Photo' }));
    await expect(await canvas.findByRole('img', { name: 'receipt.jpg' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Straightened' }));
    await expect(await canvas.findByRole('img', { name: 'receipt.jpg, straightened' })).toBeVisible();
  },
});

/** The items and amounts of a receipt as a table; its date and its total are offered to copy. */
export const Receipt = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  loaders: [loadReceipt],
  render: (_, { loaded }) => inState({ done: 'unsaved' }, loaded.receipt as ReadReceipt),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('row', { name: 'Almond croissant x2 5.40' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the table' })).toBeVisible();
    await expect(canvas.getByText('Date: 16/05/2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy £13.00' })).toBeVisible();
  },
});

export const ReceiptOnPhone = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  globals: { viewport: { value: 'mobile1' } },
  loaders: [loadReceipt],
  render: (_, { loaded }) => inState({ done: 'unsaved' }, loaded.receipt as ReadReceipt),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Table' }));
  },
});

/** What reads by line could not be loaded: the result of the lighter method says so. */
export const FellBack = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => read(loaded, { method: 'page', fellBack: true }),
  play: shows('The page was read all at once.'),
});

/** A lighter method, with less to download. */
export const WholePage = meta.story({
  parameters: { states: ['tool-run.ready'] },
  render: (_, { loaded }) =>
    inState('ready', { source: sourceOf(loaded), options: { method: 'page', languages: ['eng'] } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Line by line/ }));
    await expect(send).toHaveBeenLastCalledWith({ type: 'options.changed', options: { method: 'lines' } });
  },
});

/** The text is in another language than it was read in: a button reads it again. */
export const OtherLanguage = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => read(loaded, { otherLanguage: 'deu' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read again in German' }));
    await expect(send.mock.calls.map(([event]) => event)).toEqual([
      { type: 'options.changed', options: { languages: ['deu'] } },
      { type: 'run.start' },
    ]);
  },
});

/** A picture without text: there is nothing to copy or download. */
export const NoText = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => read(loaded, { text: '', words: [], meanConfidence: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No text was found in this picture.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Download as .txt' })).toBeNull();
  },
});

export const Simulated = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => read(loaded, { text: placeholderText, words: [], method: 'simulated' }),
  play: shows('This is a simulation'),
});

export const Phone = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  globals: { viewport: { value: 'mobile2' } },
  render: (_, { loaded }) => read(loaded),
});
