import { fileNames, loadOnce } from '@verapix/domain';
import type { EngineOutcome } from '@verapix/engines';
import { createPictureWriter, type SavedPicture } from '@verapix/engines/save-as';
import preview from '@verapix/storybook/preview';
import { Stack } from '@verapix/ui';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { samplePictures, sampleFile } from '../../samples/samples';
import type { Canvas } from '../../testing/tool-stories';
import { SaveAs, SaveButton } from './SaveAs';
import { nameFor } from './save-options';
import { type SaveablePicture, type SaveAsInput, useSaveAs } from './use-save-as';

interface Pictures {
  photograph: SaveablePicture;
  transparent: SaveablePicture;
  original: Blob;
  /** Longer than a WebP can be. */
  strip: SaveablePicture;
  /** With metadata and content credentials, as a camera writes them. */
  signed: Blob;
}

const pictureOf = (blob: Blob, { width, height }: { width: number; height: number }): SaveablePicture => ({
  width,
  height,
  read: async () => ({ ok: true, value: blob }),
});

const segment = (code: number, text: string) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return Uint8Array.from([0xff, code, (bytes.length + 2) >> 8, (bytes.length + 2) & 255, ...bytes]);
};

/** A sample, enlarged as the result of a tool, and a copy with a hole. */
async function loadPictures(): Promise<{ pictures: Pictures }> {
  const [sample] = samplePictures;
  if (!sample) throw new Error('There is no sample picture, so there is nothing to save.');
  const file = await sampleFile(sample);
  const bitmap = await createImageBitmap(file);
  const size = { width: bitmap.width * 2, height: bitmap.height * 2 };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas, so the result cannot be drawn.');
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  const photograph = await canvas.convertToBlob();
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  context.clearRect(0, 0, size.width / 2, size.height / 2);
  const transparent = await canvas.convertToBlob();
  const stripSize = { width: 17_000, height: 120 };
  const strip = new OffscreenCanvas(stripSize.width, stripSize.height);
  strip.getContext('2d')?.drawImage(bitmap, 0, 0, stripSize.width, stripSize.height);
  const exif = segment(0xe1, 'Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0');
  const manifest = segment(0xeb, 'JP\0\0\0\0\0\x01\0\0\0\x20jumb\0\0\0\x18jumdc2pa');
  return {
    pictures: {
      photograph: pictureOf(photograph, size),
      transparent: pictureOf(transparent, size),
      original: file,
      strip: pictureOf(await strip.convertToBlob(), stripSize),
      signed: new Blob([jpeg.slice(0, 2), exif, manifest, jpeg.slice(2)]),
    },
  };
}

const onSaved = fn();

function SaveResult(props: Pick<SaveAsInput, 'picture' | 'original'> & Partial<SaveAsInput>) {
  const saveAs = useSaveAs({
    format: 'jpeg',
    planId: 'free',
    nameOf: (_, format) => nameFor(fileNames.watermarkRemovedImage, format),
    onSaved,
    ...props,
  });
  return (
    <Stack gap="m" style={{ maxInlineSize: '22rem' }}>
      <SaveAs saveAs={saveAs} />
      <SaveButton saveAs={saveAs} primary>
        Download
      </SaveButton>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Pages/Tools/Save as',
  // Chromium encodes a canvas only when it is idle, which takes a second.
  loaders: [loadOnce(loadPictures)],
  beforeEach: () => {
    onSaved.mockClear();
  },
});

/** The pictures from the loader. */
const picturesOf = (loaded: Record<string, unknown>) => loaded.pictures as Pictures;

const open = async (canvas: Canvas, format: string) =>
  userEvent.click(await canvas.findByRole('button', { name: `Save as ${format}` }));

/** The predicted size is there: a number of bytes, and the dimensions. */
const predicted = (canvas: Canvas, text: RegExp = /[kM]B.*, \d+ × \d+ px$/) =>
  waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text), { timeout: 20_000 });

/** Chooses one of the dimensions. */
async function chooseSize(canvas: Canvas, name: RegExp) {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Dimensions' }));
  await userEvent.click(await within(document.body).findByRole('option', { name }));
}

export const Closed = meta.story({
  render: (_, { loaded }) => (
    <SaveResult picture={picturesOf(loaded).photograph} original={picturesOf(loaded).original} />
  ),
});

/** The size of the file is predicted from the chosen quality, and follows it. */
export const Jpeg = meta.story({
  render: (_, { loaded }) => (
    <SaveResult picture={picturesOf(loaded).photograph} original={picturesOf(loaded).original} />
  ),
  play: async ({ canvas }) => {
    await open(canvas, 'JPG');
    await predicted(canvas);
    const before = canvas.getByRole('status').textContent;
    fireEvent.input(canvas.getByRole('slider', { name: 'Quality' }), { target: { value: '60' } });
    await waitFor(() => expect(canvas.getByRole('status').textContent).not.toBe(before));
    await predicted(canvas);
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
});

/** A format without transparency: the panel says what becomes of it. */
export const LosesTransparency = meta.story({
  render: (_, { loaded }) => (
    <SaveResult
      format="png"
      picture={picturesOf(loaded).transparent}
      original={picturesOf(loaded).original}
    />
  ),
  play: async ({ canvas }) => {
    await open(canvas, 'PNG');
    await userEvent.click(canvas.getByRole('radio', { name: 'JPG' }));
    await expect(
      await canvas.findByText('JPG can’t be transparent: transparent areas turn white.'),
    ).toBeVisible();
    await predicted(canvas);
  },
});

/** A format whose files end at a shorter side is refused before anything is written, with those that can hold it. */
export const TooLongForFormat = meta.story({
  render: (_, { loaded }) => (
    <SaveResult format="webp" picture={picturesOf(loaded).strip} original={picturesOf(loaded).original} />
  ),
  play: async ({ canvas }) => {
    await open(canvas, 'WEBP');
    const refused = 'WEBP can’t be larger than 16,383 pixels per side. This picture has 17,000.';
    await expect(await canvas.findByText(refused)).toBeVisible();
    await expect(canvas.getByText('Choose PNG, JPG, or AVIF, or smaller dimensions.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'JPG' }));
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'WEBP' }));
    await expect(await canvas.findByText(refused)).toBeVisible();
  },
});

/** The quality is searched, so that the file is no larger than wanted. It is saved under its own extension. */
export const LargestFileSize = meta.story({
  render: (_, { loaded }) => (
    <SaveResult
      format="webp"
      picture={picturesOf(loaded).photograph}
      original={picturesOf(loaded).original}
    />
  ),
  play: async ({ canvas }) => {
    await open(canvas, 'WEBP');
    await userEvent.click(canvas.getByRole('radio', { name: 'File size' }));
    const field = canvas.getByRole('textbox', { name: 'No larger than' });
    await userEvent.clear(field);
    await userEvent.type(field, '40');
    await predicted(canvas, /at \d+% quality, \d+ × \d+ px$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce(), { timeout: 20_000 });
  },
});

/** No quality is low enough. The panel says so before the file is written. */
export const OutOfReach = meta.story({
  render: (_, { loaded }) => (
    <SaveResult picture={picturesOf(loaded).photograph} original={picturesOf(loaded).original} />
  ),
  play: async ({ canvas }) => {
    await open(canvas, 'JPG');
    await userEvent.click(canvas.getByRole('radio', { name: 'File size' }));
    const field = canvas.getByRole('textbox', { name: 'No larger than' });
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await expect(
      await canvas.findByText('The file can’t be under 2 kB', {}, { timeout: 20_000 }),
    ).toBeVisible();
  },
});

export const Preset = meta.story({
  render: (_, { loaded }) => (
    <SaveResult picture={picturesOf(loaded).photograph} original={picturesOf(loaded).original} />
  ),
  play: async ({ canvas }) => {
    await open(canvas, 'JPG');
    await chooseSize(canvas, /^Instagram square/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Crop to fill' }));
    await predicted(canvas, /1080 × 1080 px$/);
  },
});

/** One side follows the other. A wrong number is named, and nothing can be saved until it is right. */
export const CustomSizeRefused = meta.story({
  render: (_, { loaded }) => (
    <SaveResult picture={picturesOf(loaded).photograph} original={picturesOf(loaded).original} />
  ),
  play: async ({ canvas }) => {
    await open(canvas, 'JPG');
    await chooseSize(canvas, /^Custom/);
    const width = canvas.getByRole('textbox', { name: 'Width' });
    await userEvent.clear(width);
    await userEvent.type(width, '9000');
    await expect(canvas.getAllByText(/^Use at most \d+ pixels\.$/)[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeDisabled();
  },
});

/** Content credentials are mentioned without opening the panel; the other metadata can be kept. */
export const WithMetadata = meta.story({
  render: (_, { loaded }) => (
    <SaveResult picture={picturesOf(loaded).photograph} original={picturesOf(loaded).signed} />
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This picture has content credentials, but the result won’t.'),
    ).toBeVisible();
    await open(canvas, 'JPG');
    const keep = canvas.getByRole('switch', { name: 'Keep EXIF, GPS, and XMP' });
    await userEvent.click(keep);
    await expect(keep).toBeChecked();
    await predicted(canvas);
  },
});

const unanswered = () => new Promise<EngineOutcome<SavedPicture>>(() => {});

/** The file is being written, which can be cancelled. */
export const Writing = meta.story({
  render: (_, { loaded }) => (
    <SaveResult
      picture={picturesOf(loaded).photograph}
      original={picturesOf(loaded).original}
      writer={{ run: unanswered }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(onSaved).not.toHaveBeenCalled();
  },
});

/** The worker does not start. */
export const Failed = meta.story({
  render: (_, { loaded }) => (
    <SaveResult
      picture={picturesOf(loaded).photograph}
      original={picturesOf(loaded).original}
      writer={createPictureWriter({
        startWorker: () => {
          throw new Error('There are no workers.');
        },
      })}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
    await expect(
      await canvas.findByText('What saves this format couldn’t be loaded, or it stopped.'),
    ).toBeVisible();
  },
});
