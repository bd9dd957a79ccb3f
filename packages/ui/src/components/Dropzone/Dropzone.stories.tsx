import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, type Mock, userEvent, waitFor, type within } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { Stack } from '../../primitives/Stack';
import { Button } from '../Button';
import type { DropzoneState } from './Dropzone';
import { Dropzone } from './Dropzone';
import { drag, filesTransfer, folderTransfer, paste, photo, scan, textTransfer } from './story-helpers';

const meta = preview.meta({
  title: 'Components/Dropzone',
  component: Dropzone,
  args: {
    label: 'Drop a picture here',
    hint: 'JPG, PNG, or WEBP, up to 10 MB',
    accept: 'image/jpeg,image/png,image/webp',
    onFiles: fn(),
    onForeignDrop: fn(),
  },
  parameters: {
    about: {
      purpose: 'The start of a tool: accepts a picture by drag and drop, file picker and paste.',
      aliases: ['upload', 'file input', 'file picker', 'drag and drop'],
      avoid: [
        'For a small file field in a form, use a plain file input.',
        'For a chosen file, use `FileCard`.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to the button.' },
        { keys: ['Enter', 'Space'], does: 'Opens the file picker.' },
        {
          keys: ['Ctrl+V', 'Cmd+V'],
          does: 'Paste a picture, with the focus inside; with `pasteAnywhere`, anywhere except in a field.',
        },
      ],
      announced: 'What was wrong with the last file; that a file is being read.',
      behaviour: [
        'It passes files on unread: the owner responds with `busy`, or `invalid` and `error`. While busy it keeps its place and the focus.',
      ],
    },
  },
});

type Queries = Pick<ReturnType<typeof within>, 'getByRole'>;
const zoneOf = (canvas: Queries) => canvas.getByRole('group');
const callsOf = (callback: unknown) => (callback as Mock).mock.calls;
const expectState = (zone: HTMLElement, state: DropzoneState) =>
  waitFor(() => expect(zone).toHaveAttribute('data-state', state));
const inputOf = (zone: HTMLElement) => zone.querySelector('input') as HTMLInputElement;

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('group', { name: 'Drop a picture here' });
    const openPicker = fn((event: Event) => event.preventDefault());
    inputOf(zone).addEventListener('click', openPicker);
    await expectState(zone, 'idle');

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Browse files' })).toHaveFocus();
    await expectState(zone, 'focused');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button'));
    await expect(openPicker).toHaveBeenCalledTimes(3);

    await userEvent.tab();
    await expectState(zone, 'idle');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

/** A press anywhere in the zone opens the picker: the button covers it. */
export const PressAnywhere = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const box = zoneOf(canvas).getBoundingClientRect();
    for (const [x, y] of [
      [box.left + 8, box.top + 8],
      [box.right - 8, box.bottom - 8],
    ] as const) {
      await expect(document.elementFromPoint(x, y)).toBe(canvas.getByRole('button'));
    }
  },
});

export const Focused = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(zoneOf(canvas)).toHaveAttribute('data-state', 'focused');
  },
});

export const Browsed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const input = inputOf(zoneOf(canvas));
    await userEvent.upload(input, photo);
    await userEvent.upload(input, photo);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenLastCalledWith([photo], 'browse');
  },
});

export const Dragging = meta.story({
  play: async ({ canvas }) => {
    const zone = zoneOf(canvas);
    const files = filesTransfer(photo);
    await drag('dragenter', zone, files);
    await expectState(zone, 'dragging');

    // Onto a child and back: the browser enters the next element before it leaves the last.
    await drag('dragenter', canvas.getByRole('button'), files);
    await drag('dragleave', zone, files);
    await expectState(zone, 'dragging');

    // Out to the page, then out of the window.
    await drag('dragenter', document.body, files);
    await drag('dragleave', canvas.getByRole('button'), files);
    await expectState(zone, 'idle');
    await drag('dragenter', zone, files);
    await drag('dragleave', zone, files);
    await expectState(zone, 'idle');

    await drag('dragenter', zone, files);
    await waitFor(() => expect(zone).toHaveTextContent('Release to add'));
  },
});

export const Dropped = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const zone = zoneOf(canvas);
    const files = filesTransfer(photo, scan);
    await drag('dragenter', zone, files);
    // A prevented event returns false. If it were not prevented, no drop would follow.
    await expect(await drag('dragover', zone, files)).toBe(false);
    await expect(await drag('drop', zone, files)).toBe(false);
    await expect(callsOf(args.onFiles)).toEqual([[[photo, scan], 'drop']]);
    await expect(args.onForeignDrop).not.toHaveBeenCalled();
    await expectState(zone, 'idle');
  },
});

export const ForeignDrop = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const zone = zoneOf(canvas);
    await drag('dragenter', zone, textTransfer('text/plain'));
    await expectState(zone, 'idle');

    await drag('drop', zone, textTransfer('text/plain'));
    await drag('drop', zone, textTransfer('text/uri-list', 'text/plain'));
    await drag('drop', zone, folderTransfer());
    await drag('drop', zone, textTransfer());
    await expect(args.onForeignDrop).toHaveBeenCalledTimes(4);
    for (const [index, kind] of ['text', 'url', 'folder', 'nothing'].entries()) {
      await expect(args.onForeignDrop).toHaveBeenNthCalledWith(index + 1, kind);
    }
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

/** A file dropped beside the zone must not make the browser leave the page. Text may still be dropped into a field. */
export const DroppedBeside = meta.story({
  render: function Beside(args) {
    const [isShown, setShown] = useState(true);
    return (
      <Stack align="start">
        <Button onClick={() => setShown(false)}>Remove the zone</Button>
        <input aria-label="Notes" defaultValue="A field beside the zone" />
        {isShown && <Dropzone {...args} />}
      </Stack>
    );
  },
  play: async ({ canvas, args }) => {
    const files = filesTransfer(photo);
    const field = canvas.getByRole('textbox');
    for (const target of [document.body, field]) {
      await expect(await drag('dragover', target, files)).toBe(false);
      await expect(await drag('drop', target, files)).toBe(false);
    }
    const address = textTransfer('text/uri-list');
    await expect(await drag('drop', document.body, address)).toBe(false);
    await expect(await drag('drop', field, address)).toBe(true);
    await expect(args.onFiles).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove the zone' }));
    await expect(await drag('drop', document.body, files)).toBe(true);
  },
});

export const Pasted = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const files = filesTransfer(photo);
    await expect(await paste(document.body, files)).toBe(true);
    await expect(args.onFiles).not.toHaveBeenCalled();

    await userEvent.tab();
    await expect(await paste(canvas.getByRole('button'), files)).toBe(false);
    await expect(callsOf(args.onFiles)).toEqual([[[photo], 'paste']]);

    const text = textTransfer('text/plain');
    await expect(await paste(canvas.getByRole('button'), text)).toBe(true);
    await expect(args.onForeignDrop).not.toHaveBeenCalled();
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
  },
});

export const PasteAnywhere = meta.story({
  args: { pasteAnywhere: true },
  render: (args) => (
    <Stack>
      <input aria-label="Notes" defaultValue="A field keeps its own paste" />
      <Dropzone {...args} />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const files = filesTransfer(scan);
    await expect(await paste(canvas.getByRole('textbox'), files)).toBe(true);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(await paste(document.body, files)).toBe(false);
    await expect(callsOf(args.onFiles)).toEqual([[[scan], 'paste']]);
  },
});

export const Invalid = meta.story({
  args: {
    invalid: true,
    error: (
      <>
        letter.pdf is a PDF document. Choose a JPG, PNG, or WEBP picture, or{' '}
        <a href="#ocr">extract its text</a>.
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const zone = zoneOf(canvas);
    await expectState(zone, 'invalid');
    await expect(canvas.getByRole('alert')).toHaveTextContent('letter.pdf is a PDF document');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/letter\.pdf is a PDF/);

    const link = canvas.getByRole('link');
    const { left, top, width, height } = link.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);

    await drag('drop', zone, filesTransfer(photo));
    await expect(callsOf(args.onFiles)).toEqual([[[photo], 'drop']]);
  },
});

async function expectClosed(canvas: Queries, onFiles: unknown): Promise<void> {
  const zone = zoneOf(canvas);
  const files = filesTransfer(photo);
  await drag('dragenter', zone, files);
  await expect(zone).not.toHaveAttribute('data-state', 'dragging');
  await expect(await drag('drop', zone, files)).toBe(false);
  await paste(canvas.getByRole('button'), files);
  await expect(inputOf(zone)).toBeDisabled();
  await expect(onFiles).not.toHaveBeenCalled();
}

export const Busy = meta.story({
  args: { busy: true, pasteAnywhere: true },
  play: async ({ canvas, args }) => {
    await expectClosed(canvas, args.onFiles);
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading the file');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, pasteAnywhere: true, hint: 'You have used your free pictures for today' },
  play: async ({ canvas, args }) => {
    await expectClosed(canvas, args.onFiles);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
});

/** For a page that has its file. It takes drops as the large one does. */
export const Line = meta.story({
  args: { size: 'line', browseLabel: 'Another picture' },
  play: async ({ canvas, args }) => {
    const zone = zoneOf(canvas);
    await expect(zone).toHaveAccessibleName('Drop a picture here');
    await drag('drop', zone, filesTransfer(photo));
    await expect(callsOf(args.onFiles)).toEqual([[[photo], 'drop']]);
  },
});

export const Phone = meta.story({
  args: {
    label: 'Choose a picture to enlarge',
    invalid: true,
    error: 'panorama.png is 14 MB. The limit is 10 MB.',
  },
  globals: { viewport: { value: 'mobile1' } },
});

export const Matrix = meta.story({
  render: (args) => (
    <Grid column="l" gap="m">
      <Dropzone {...args} />
      <Dropzone {...args} label="Over this one hangs a file" />
      <Dropzone {...args} invalid error="holiday is a folder. Drop the pictures that are in it." />
      <Dropzone {...args} busy />
      <Dropzone {...args} disabled />
      <Dropzone {...args} label="Drop pictures here" browseLabel="Choose pictures" multiple />
    </Grid>
  ),
  play: async ({ canvas, args }) => {
    const zone = canvas.getByRole('group', { name: 'Over this one hangs a file' });
    await drag('dragenter', zone, filesTransfer(photo));
    await expectState(zone, 'dragging');
    await expect(canvas.getAllByText('Release to add')).toHaveLength(1);
    await drag('drop', zone, filesTransfer(photo));
    await expect(callsOf(args.onFiles)).toEqual([[[photo], 'drop']]);
    await drag('dragenter', zone, filesTransfer(photo));
  },
});
