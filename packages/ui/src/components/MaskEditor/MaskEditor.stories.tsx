import preview from '@verapix/storybook/preview';
import { Eraser, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { cup, photo } from '../zoom-pan/story-pictures';
import { createMask, MaskEditor, type MaskPick, type PictureMask } from '.';
import { coverageOf, fillShape } from './mask';

/** The mask of the latest `onChange`. */
const changed = fn<(mask: PictureMask) => void>();
const latestMask = () => changed.mock.lastCall?.[0] ?? createMask(1, 1);

/** A mark like the watermark of a picture agency, at the bottom right. */
function stamped({ width, height }: { width: number; height: number }): PictureMask {
  const mask = createMask(width, height);
  const from = { x: width * 0.62, y: height * 0.8 };
  fillShape(mask, { kind: 'rectangle', from, to: { x: width * 0.94, y: height * 0.92 } }, 1);
  const places = [
    { x: width * 0.2, y: height * 0.3 },
    { x: width * 0.42, y: height * 0.5 },
  ] as const;
  fillShape(mask, { kind: 'line', places: [places[0], places[1]], radius: width / 30 }, 1);
  return mask;
}

const picked = fn<(pick: MaskPick) => void>();

/** A disc of pixels, as an app may find it. */
function disc(x: number, y: number, radius: number) {
  const area = {
    x: Math.round(x - radius),
    y: Math.round(y - radius),
    width: 2 * radius,
    height: 2 * radius,
  };
  const side = Math.round(2 * radius);
  const inside = Uint8Array.from({ length: side * side }, (_, at) =>
    Number(Math.hypot((at % side) - radius, Math.floor(at / side) - radius) < radius),
  );
  return { area: { ...area, width: side, height: side }, inside };
}

const meta = preview.meta({
  title: 'Components/MaskEditor',
  component: MaskEditor,
  parameters: {
    about: {
      purpose: 'Lets people mark parts of a picture: what to remove, or what a background remover got wrong.',
      avoid: ['For viewing a picture, use `ImageViewer`.', 'For choosing a file, use `Dropzone`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves through the tools, the picture and the zoom.' },
        {
          keys: ['Arrow Left', 'Arrow Right', 'Arrow Up', 'Arrow Down'],
          does: 'On the picture, moves the brush; in the tools, selects or changes.',
        },
        {
          keys: ['Shift+Arrow Left', 'Shift+Arrow Right', 'Shift+Arrow Up', 'Shift+Arrow Down'],
          does: 'Moves the brush further.',
        },
        {
          keys: ['Space', 'Enter'],
          does: 'Puts the brush down and lifts it, or sets a corner of the box. On a button, presses it.',
        },
        {
          keys: ['Escape'],
          does: 'Cancels the stroke, discards what was picked, or leaves the full screen.',
        },
        {
          keys: ['Alt+Enter', 'Shift+Enter'],
          does: 'While objects are picked: takes a place away, or sets the first corner of a box.',
        },
        { keys: ['[', ']'], does: 'Makes the brush smaller or larger.' },
        { keys: ['Ctrl+Z', 'Cmd+Z'], does: 'Undoes a step.' },
        { keys: ['Ctrl+Shift+Z', 'Cmd+Shift+Z', 'Ctrl+Y'], does: 'Redoes it.' },
        { keys: ['+', '-'], does: 'Zoom in or out.' },
        { keys: ['0', '1'], does: 'Fit the picture, or show it at 100%.' },
      ],
      announced: 'The brush’s position, when it goes down, and the marked percentage after each step.',
      behaviour: [
        'The mask is controlled, a new one after each stroke. A `value` set from outside, such as a suggested area, is a step that can be undone.',
        'By touch, one finger draws and two zoom; with Move selected a finger scrolls the page.',
      ],
    },
  },
  args: { ...photo, value: createMask(photo.width, photo.height), onChange: changed },
  beforeEach: () => void changed.mockClear(),
  render: function Held(args) {
    const [mask, setMask] = useState(args.value);
    const change = (next: PictureMask) => {
      args.onChange(next);
      setMask(next);
    };
    return (
      <div style={{ maxInlineSize: '44rem' }}>
        <MaskEditor {...args} value={mask} onChange={change} />
      </div>
    );
  },
});

const loaded = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('img[data-status="ready"]')).not.toBeNull());
const sheetOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('canvas')?.parentElement as HTMLElement;

/** Draws with the mouse through places given as fractions of the sheet. */
function drag(sheet: HTMLElement, ...places: readonly (readonly [number, number])[]) {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]) => ({
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    clientX: left + x * width,
    clientY: top + y * height,
  });
  places.forEach((place, index) => {
    if (index === 0) fireEvent.pointerDown(sheet, at(place));
    else fireEvent.pointerMove(window, at(place));
    if (index === places.length - 1) fireEvent.pointerUp(window, at(place));
  });
}

/** Returns whether the pixel at fractions of the picture is marked, and how the overlay shows it. */
const markAt = (mask: PictureMask, x: number, y: number) =>
  mask.data[Math.floor(y * mask.height) * mask.width + Math.floor(x * mask.width)];
const overlayAt = (canvasElement: HTMLElement, x: number, y: number) => {
  const canvas = canvasElement.querySelector('canvas') as HTMLCanvasElement;
  const context = canvas.getContext('2d');
  return context?.getImageData(Math.floor(x * canvas.width), Math.floor(y * canvas.height), 1, 1).data[3];
};

export const Default = meta.story({ play: ({ canvasElement }) => loaded(canvasElement) });

export const Marked = meta.story({
  args: { value: stamped(photo) },
  play: ({ canvasElement }) => loaded(canvasElement),
});

/** A stroke marks each pixel under it, is shown at once, and can be undone and redone. */
export const Mouse = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    const sheet = sheetOf(canvasElement);
    drag(sheet, [0.2, 0.5], [0.5, 0.5], [0.8, 0.5]);
    await expect(changed).toHaveBeenCalledOnce();
    await expect([0.2, 0.5, 0.8].map((x) => markAt(latestMask(), x, 0.5))).toEqual([1, 1, 1]);
    await expect(markAt(latestMask(), 0.5, 0.6)).toBe(0);
    await expect(overlayAt(canvasElement, 0.5, 0.5)).toBe(255);
    await userEvent.click(canvas.getByText('Erase'));
    drag(sheet, [0.5, 0.2], [0.5, 0.8]);
    await expect(markAt(latestMask(), 0.5, 0.5)).toBe(0);
    await expect(overlayAt(canvasElement, 0.5, 0.5)).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(markAt(latestMask(), 0.5, 0.5)).toBe(1);
    await waitFor(() => expect(overlayAt(canvasElement, 0.5, 0.5)).toBe(255));
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(markAt(latestMask(), 0.5, 0.5)).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(coverageOf(latestMask())).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(markAt(latestMask(), 0.2, 0.5)).toBe(1);
  },
});

export const Rectangle = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await userEvent.click(canvas.getByText('Box'));
    drag(sheetOf(canvasElement), [0.7, 0.9], [0.5, 0.6], [0.3, 0.4]);
    await expect(coverageOf(latestMask())).toBeCloseTo(0.2, 2);
    await expect(sheetOf(canvasElement)).not.toHaveAttribute('data-rectangle');
  },
});

/** A press takes the region that the app finds, by mouse and by keyboard; it is one step. */
export const Region = meta.story({
  args: {
    regionAt: ({ x, y }) => ({
      area: { x: Math.floor(x) - 20, y: Math.floor(y) - 10, width: 40, height: 20 },
      // Every other row of the rectangle.
      inside: Uint8Array.from({ length: 40 * 20 }, (_, at) => Number(Math.floor(at / 40) % 2 === 0)),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await userEvent.click(canvas.getByText('Region'));
    drag(sheetOf(canvasElement), [0.3, 0.3]);
    await expect(changed).toHaveBeenCalledOnce();
    await expect(latestMask().data.filter((value) => value === 1)).toHaveLength(40 * 10);
    const sheet = canvas.getByRole('application', { name: 'Mark with a whole region' });
    sheet.focus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(latestMask().data.filter((value) => value === 1)).toHaveLength(2 * 40 * 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(latestMask().data.filter((value) => value === 1)).toHaveLength(40 * 10);
  },
});

/**
 * Objects are picked by presses, by boxes and by keyboard; a press with Alt takes away. What the app found is shown, and
 * undo takes back the picks.
 */
export const Objects = meta.story({
  render: function Held(args) {
    const [picks, setPicks] = useState<readonly MaskPick[]>([]);
    const found =
      picks.length > 0 ? disc(photo.width * 0.5, photo.height * 0.55, photo.height * 0.3) : undefined;
    const undo = () => setPicks(picks.slice(0, -1));
    return (
      <div style={{ maxInlineSize: '44rem' }}>
        <MaskEditor
          {...args}
          startsWith="region"
          regionPanel={({ label }) => <p>{`${label}: ${picks.length} picks`}</p>}
          picking={{
            ...{ picks, found },
            takesAway: false,
            onPick: (pick) => {
              picked(pick);
              setPicks([...picks, pick]);
            },
            onUndo: undo,
            onDiscard: () => setPicks([]),
          }}
        />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    picked.mockClear();
    await loaded(canvasElement);
    const sheet = sheetOf(canvasElement);
    drag(sheet, [0.5, 0.5]);
    await expect(picked).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'point', isInside: true, x: expect.closeTo(photo.width / 2, -1) }),
    );
    drag(sheet, [0.3, 0.3], [0.7, 0.8]);
    await expect(picked).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'box' }));
    await expect(sheet).not.toHaveAttribute('data-rectangle');
    canvas.getByRole('application', { name: 'Choose an object' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}');
    await expect(picked).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'point', isInside: true }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Alt>}{Enter}{/Alt}');
    await expect(picked).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'point', isInside: false }),
    );
    await userEvent.keyboard('{Shift>}{Enter}{ArrowLeft}{ArrowDown}{/Shift}{Enter}{Control>}z{/Control}');
    await expect(picked).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'box' }));
    await expect(canvas.getByText('Mark: 4 picks')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Mark: 0 picks')).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
    drag(sheet, [0.5, 0.5]);
    drag(sheet, [0.2, 0.2], [0.8, 0.9]);
  },
});

/** By keyboard: zoom, move, put down, draw, lift, undo, draw a rectangle. Also checks the announcements. */
export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    const area = canvas.getByRole('application', { name: 'Mark with the brush' });
    area.focus();
    const level = canvas.getByRole('status');
    const fitted = level.textContent ?? '';
    await userEvent.keyboard('1');
    await expect(level).toHaveTextContent('Zoom 100%');
    await userEvent.keyboard('+');
    await expect(level).toHaveTextContent('Zoom 150%');
    await userEvent.keyboard('-');
    await expect(level).toHaveTextContent('Zoom 100%');
    await userEvent.keyboard('0');
    await expect(level).toHaveTextContent(fitted);
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    const announced = () => canvasElement.querySelector('[aria-live="polite"] > span')?.textContent;
    await expect(announced()).toMatch(/^5\d% across, 4\d% down$/);
    const place = announced();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
    await expect(announced()).toMatch(/^4\d% across, 50% down$/);
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(announced()).toMatch(/^4\d% across, 4\d% down$/);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
    await expect(announced()).toBe(place);
    await userEvent.keyboard(' ');
    await expect(announced()).toBe('Brush down');
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(changed).toHaveBeenCalledOnce();
    await expect(announced()).toMatch(/^Marked\. (Less than )?\d+% of the picture is marked\.$/);
    const stroke = coverageOf(latestMask());
    await userEvent.keyboard(']]');
    await expect(announced()).toMatch(/^Brush \d+ px$/);
    const brush = announced();
    await userEvent.keyboard('[[');
    await expect(Number.parseInt(announced()?.slice(6) ?? '', 10)).toBeLessThan(
      Number.parseInt(brush?.slice(6) ?? '', 10),
    );
    await userEvent.keyboard(']');
    await expect(announced()).toBe(brush);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(coverageOf(latestMask())).toBeGreaterThan(stroke);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(coverageOf(latestMask())).toBe(stroke);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(coverageOf(latestMask())).toBeGreaterThan(stroke);
    for (const [undo, redo] of [
      ['{Meta>}z{/Meta}', '{Meta>}{Shift>}z{/Shift}{/Meta}'],
      ['{Control>}z{/Control}', '{Control>}y{/Control}'],
    ] as const) {
      await userEvent.keyboard(undo);
      await expect(coverageOf(latestMask())).toBe(stroke);
      await userEvent.keyboard(redo);
      await expect(coverageOf(latestMask())).toBeGreaterThan(stroke);
    }
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(announced()).toBe('Undone. Nothing is marked.');
    await userEvent.keyboard(' {ArrowRight}{Escape}');
    await expect(announced()).toBe('Stroke canceled');
    await expect(coverageOf(latestMask())).toBe(0);
    await userEvent.click(canvas.getByText('Box'));
    area.focus();
    await userEvent.keyboard(' {Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
    await expect(area).toHaveAttribute('data-rectangle');
    await userEvent.keyboard('{Enter}');
    await expect(coverageOf(latestMask())).toBeGreaterThan(0);
  },
});

/**
 * A second finger cancels the stroke and zooms. With `Move` selected, a finger draws nothing and may scroll the page.
 */
export const Touch = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    const sheet = sheetOf(canvasElement);
    await expect(getComputedStyle(sheet).touchAction).toBe('none');
    const { left, top } = sheet.getBoundingClientRect();
    const finger = (pointerId: number, x: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      clientX: left + x,
      clientY: top + 200,
    });
    fireEvent.pointerDown(sheet, finger(1, 100));
    fireEvent.pointerDown(sheet, finger(2, 200));
    fireEvent.pointerMove(window, finger(2, 300));
    fireEvent.pointerUp(window, finger(1, 100));
    fireEvent.pointerUp(window, finger(2, 300));
    await expect(changed).not.toHaveBeenCalled();
    await expect(overlayAt(canvasElement, 100 / sheet.clientWidth, 0.4)).toBe(0);
    await expect(sheet.closest('[data-zoomed]')).not.toBeNull();
    await userEvent.click(canvas.getByText('Move'));
    await expect(getComputedStyle(sheet).touchAction).toBe('auto');
    drag(sheet, [0.3, 0.3], [0.6, 0.6]);
    await expect(changed).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

/** If the picture itself shows the effect of the mask, the overlay shows only the current stroke. */
export const OtherModes = meta.story({
  args: {
    ...cup,
    value: createMask(cup.width, cup.height),
    shows: 'stroke',
    modes: [
      { value: 1, label: 'Erase', icon: Eraser, done: 'Erased' },
      { value: 2, label: 'Restore', icon: Undo2, done: 'Restored' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    drag(sheetOf(canvasElement), [0.2, 0.2], [0.4, 0.2]);
    await userEvent.click(canvas.getByText('Restore'));
    drag(sheetOf(canvasElement), [0.3, 0.1], [0.3, 0.3]);
    await expect(markAt(latestMask(), 0.21, 0.2)).toBe(1);
    await expect(markAt(latestMask(), 0.3, 0.2)).toBe(2);
    await expect(overlayAt(canvasElement, 0.3, 0.2)).toBe(0);
  },
});

/** A mask set from outside is a step: undoing it restores the user's own marks. */
export const Suggested = meta.story({
  render: function Held(args) {
    const [mask, setMask] = useState(args.value);
    const change = (next: PictureMask) => {
      args.onChange(next);
      setMask(next);
    };
    return (
      <div style={{ maxInlineSize: '44rem' }}>
        <button type="button" onClick={() => setMask(stamped(photo))}>
          Suggest
        </button>
        <MaskEditor {...args} value={mask} onChange={change} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    drag(sheetOf(canvasElement), [0.1, 0.9]);
    const own = coverageOf(latestMask());
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest' }));
    await waitFor(() => expect(overlayAt(canvasElement, 0.8, 0.85)).toBe(255));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(coverageOf(latestMask())).toBe(own);
  },
});

/** One box: another replaces it, a click leaves it, and it is drawn and cleared by keyboard too. */
export const OneBox = meta.story({
  args: { marks: 'box' },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await expect(canvas.queryByRole('radio', { name: 'Brush' })).toBeNull();
    const sheet = sheetOf(canvasElement);
    drag(sheet, [0.1, 0.1], [0.4, 0.4]);
    drag(sheet, [0.5, 0.5], [0.9, 0.8]);
    await expect(markAt(latestMask(), 0.2, 0.2)).toBe(0);
    await expect(markAt(latestMask(), 0.7, 0.6)).toBe(1);
    drag(sheet, [0.2, 0.2]);
    await expect(changed).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(markAt(latestMask(), 0.2, 0.2)).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(coverageOf(latestMask())).toBe(0);
    canvas.getByRole('application', { name: 'Mark with the box' }).focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift} ');
    await expect(markAt(latestMask(), 0.52, 0.52)).toBe(1);
    await waitFor(() => expect(overlayAt(canvasElement, 0.52, 0.52)).toBe(255));
  },
});

export const Disabled = meta.story({
  args: { value: stamped(photo), disabled: true },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    drag(sheetOf(canvasElement), [0.1, 0.1], [0.4, 0.1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(changed).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('application')).toBeNull();
  },
});

export const Phone = meta.story({
  args: { value: stamped(photo) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The whole window, such as on phones, above everything else. */
export const FullScreen = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Full screen' }));
    const editor = await canvas.findByRole('dialog');
    await waitFor(async () => expect(editor.getBoundingClientRect().height).toBe(window.innerHeight));
    canvas.getByRole('button', { name: 'Done' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
  },
});
