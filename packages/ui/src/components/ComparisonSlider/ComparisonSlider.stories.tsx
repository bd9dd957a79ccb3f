import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { cup, cutOutCup, photo, reducedPhoto } from '../zoom-pan/story-pictures';
import { Button } from '../Button';
import { ComparisonSlider, type ComparisonSliderProps } from './ComparisonSlider';
import { comparisonOrientations } from './position';
import { actionsOn, picturesLoaded } from './story-helpers';
import { sweepNames } from './use-sweep';

const blurred = reducedPhoto(6);

const meta = preview.meta({
  title: 'Components/ComparisonSlider',
  component: ComparisonSlider,
  parameters: {
    about: {
      purpose:
        'Shows the effect of a tool on a picture: before and after are on top of each other, and a divider uncovers them.',
      aliases: ['before and after', 'image compare'],
      avoid: [
        'For one picture, use `ImageViewer`.',
        'For pictures that differ too much for a divider, such as a cut-out, use `PicturePair`.',
        'For a comparison within text, set `loading="lazy"`.',
        'Not for pictures of different scenes: place them side by side, each in a `Figure`.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves to the divider, to the picture while it is zoomed, and to the toolbar.',
        },
        {
          keys: ['Arrow Left', 'Arrow Right', 'Arrow Up', 'Arrow Down'],
          does: 'On the divider, moves it by 1% in the arrow’s direction. On the zoomed picture, pans. In the toolbar, left and right move between buttons.',
        },
        {
          keys: ['Shift+Arrow Left', 'Shift+Arrow Right', 'Shift+Arrow Up', 'Shift+Arrow Down'],
          does: 'Moves the divider by 10%, or pans further.',
        },
        { keys: ['Page Up', 'Page Down'], does: 'Moves the divider by 10%.' },
        { keys: ['Home', 'End'], does: 'Moves the divider to its start or its end.' },
        { keys: ['+', '-'], does: 'Zoom in or out, with the focus anywhere inside.' },
        { keys: ['0'], does: 'Fits the picture.' },
        { keys: ['1'], does: 'Shows it at 100%: one pixel of the after picture per pixel of the screen.' },
        { keys: ['Enter', 'Space'], does: 'Presses the focused button.' },
      ],
      announced: 'The visible percentage of the after picture, as the divider moves by key.',
      behaviour: [
        'Drag the handle or anywhere on the picture. While zoomed, dragging the picture pans it and the handle still moves the divider.',
        'Ctrl or Cmd with the wheel, a pinch and a double click zoom at the pointer. A plain wheel zooms only while zoomed in, so that a fitted picture never blocks scrolling the page.',
        'By touch, a vertical swipe over a fitted picture scrolls the page; a horizontal swipe, a tap or the handle moves the divider.',
        'The sweep runs until a press, a touch or focus on the picture stops it; only its button starts it again. It pauses off screen and in hidden tabs, and does not start by itself with reduced motion.',
      ],
    },
  },
  args: { before: blurred, after: photo, onPositionChange: fn() },
  argTypes: {
    orientation: { control: 'inline-radio', options: comparisonOrientations },
    sweep: { control: 'inline-radio', options: sweepNames },
    defaultPosition: { control: { type: 'range', min: 0, max: 100 } },
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.wide ? 'none' : '44rem' }}>
        <Story />
      </div>
    ),
  ],
  afterEach: ({ canvasElement }) => picturesLoaded(canvasElement),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('slider', { name: 'Comparison divider' });
    await expect(handle).toHaveAttribute('aria-valuetext', '50% enhanced shown');
    await expect(handle).toHaveAttribute('aria-orientation', 'horizontal');
    await expect(canvas.getByRole('figure', { name: 'Before and After' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: photo.alt })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, args }) => {
    const { handle, expectPosition } = actionsOn(canvasElement);
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    const presses = [
      ['{ArrowRight}', 51],
      ['{ArrowUp}', 52],
      ['{ArrowLeft}', 51],
      ['{ArrowDown}', 50],
      ['{Shift>}{ArrowRight}{/Shift}', 60],
      ['{Shift>}{ArrowLeft}{/Shift}', 50],
      ['{Shift>}{ArrowUp}{/Shift}', 60],
      ['{Shift>}{ArrowDown}{/Shift}', 50],
      ['{PageUp}', 60],
      ['{PageDown}', 50],
      ['{Home}', 0],
      ['{ArrowLeft}', 0],
      ['{End}', 100],
      ['{PageUp}', 100],
      ['{PageDown}{PageDown}{PageDown}', 70],
    ] as const;
    for (const [keys, position] of presses) {
      await userEvent.keyboard(keys);
      await expectPosition(position);
    }
    await expect(handle).toHaveAttribute('aria-valuetext', '30% enhanced shown');
    await waitFor(() => expect(args.onPositionChange).toHaveBeenLastCalledWith(70));
  },
});

export const Dragged = meta.story({
  parameters: { spec: ['state.slider-drag', 'slider.inset'] },
  play: async ({ canvasElement }) => {
    const { stage, handle, drag, placeAt, dividerX, expectPosition } = actionsOn(canvasElement);
    await drag(stage, [placeAt(0.25)]);
    await expectPosition(25);
    await expect(dividerX()).toBeCloseTo(0.25, 2);
    await drag(stage, [placeAt(0.25), placeAt(0.6), placeAt(1.4)]);
    await expectPosition(100);
    await drag(stage, [placeAt(0.5), placeAt(-0.2)]);
    await expectPosition(0);
    await drag(stage, [placeAt(0.4)]);
    // When grabbed at its edge, the handle does not jump to the pointer.
    const { clientX, clientY } = placeAt(0.4);
    await drag(handle, [
      { clientX: clientX + 15, clientY },
      { clientX: placeAt(0.7).clientX + 15, clientY },
    ]);
    await expectPosition(70);
    await expect(handle).toHaveFocus();
  },
});

/** With a finger: a vertical swipe scrolls the page; a horizontal swipe and a tap move the divider. */
export const Touched = meta.story({
  play: async ({ canvasElement }) => {
    const { stage, handle, drag, placeAt, expectPosition } = actionsOn(canvasElement);
    await expect(getComputedStyle(stage).touchAction).toBe('pan-y');
    await expect(getComputedStyle(handle).touchAction).toBe('pan-y');
    await drag(stage, [placeAt(0.2, 0.8), placeAt(0.2, 0.2)], 'finger');
    await expectPosition(50);
    await drag(stage, [placeAt(0.2), placeAt(0.3), placeAt(0.35)], 'finger');
    await expectPosition(35);
    await drag(stage, [placeAt(0.8)], 'finger');
    await expectPosition(80);
    // The browser took over the touch to scroll: the divider no longer follows it.
    const { clientX, clientY } = placeAt(0.3);
    const finger = { pointerId: 7, pointerType: 'touch', button: 0, clientX, clientY };
    fireEvent.pointerDown(stage, finger);
    fireEvent.pointerCancel(stage, finger);
    fireEvent.pointerMove(stage, { ...finger, clientX: clientX + 100 });
    await expectPosition(80);
    await userEvent.keyboard('+');
    await expect(getComputedStyle(stage).touchAction).toBe('none');
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  play: async ({ canvasElement }) => {
    const { stage, handle, drag, placeAt, expectPosition } = actionsOn(canvasElement);
    await expect(handle).toHaveAttribute('aria-orientation', 'vertical');
    await expect(getComputedStyle(stage).touchAction).toContain('pan-y');
    await expect(getComputedStyle(handle).touchAction).toBe('pan-x');
    await drag(stage, [placeAt(0.5, 0.2), placeAt(0.5, 0.3)]);
    await expectPosition(30);
    await userEvent.keyboard('{ArrowDown}');
    await expectPosition(31);
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expectPosition(40);
    handle.blur();
  },
});

function Owned(args: ComparisonSliderProps) {
  const [position, setPosition] = useState(20);
  return (
    <>
      <Button onClick={() => setPosition(80)}>Mostly before</Button>
      <output>{Math.round(position)}</output>
      <ComparisonSlider
        {...args}
        position={position}
        onPositionChange={(next) => {
          args.onPositionChange?.(next);
          setPosition(next);
        }}
      />
    </>
  );
}

/** Its owner keeps the position, and moves the divider. */
export const Controlled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { stage, handle, drag, placeAt, expectPosition } = actionsOn(canvasElement);
    await expectPosition(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostly before' }));
    await expectPosition(80);
    await drag(stage, [placeAt(0.4), placeAt(0.3)]);
    await expectPosition(30);
    await waitFor(() => expect(canvas.getByText('30')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Mostly before' }));
    await expectPosition(80);
    handle.blur();
  },
});

export const RightToLeft = meta.story({
  args: { defaultPosition: 30 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { stage, handle, drag, placeAt, dividerX, expectPosition } = actionsOn(canvasElement);
    await expect(dividerX()).toBeCloseTo(0.7, 2);
    await drag(stage, [placeAt(0.4)]);
    await expectPosition(60);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPosition(61);
    await userEvent.keyboard('{ArrowRight}');
    await expectPosition(60);
    await expect(dividerX()).toBeCloseTo(0.4, 2);
    handle.blur();
  },
});

export const Sweeping = meta.story({
  parameters: { spec: ['state.slider-sweep', 'slider.inset'] },
  args: { sweep: 'full', defaultPosition: 40 },
  play: async ({ canvas, canvasElement }) => {
    const { stage, handle, drag, placeAt, expectPosition } = actionsOn(canvasElement);
    const button = () => canvas.getByRole('button', { name: /the animation$/ });
    const movesFrom = (start: string) =>
      waitFor(() => expect(handle).not.toHaveAttribute('aria-valuenow', start));
    const stopped = () => waitFor(() => expect(button()).toHaveAccessibleName('Play the animation'));
    const play = async () => {
      const start = handle.getAttribute('aria-valuenow') ?? '';
      await userEvent.click(button());
      await expect(button()).toHaveAccessibleName('Pause the animation');
      await movesFrom(start);
    };
    // With reduced motion the sweep waits to be started; otherwise it starts by itself.
    if (button().getAttribute('aria-label') === 'Play the animation') await play();
    await userEvent.click(button());
    await stopped();
    await play();
    handle.focus();
    await stopped();
    await play();
    await drag(stage, [placeAt(0.3)]);
    await stopped();
    await expectPosition(30);
    handle.blur();
  },
});

export const Zoomed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { stage, handle, drag, placeAt, level, pictureBoxes, expectPosition } = actionsOn(canvasElement);
    const same = () => expect(pictureBoxes()[0]).toEqual(pictureBoxes()[1]);
    const fitted = level();
    handle.focus();
    await userEvent.keyboard('1');
    await expect(level()).toBe('Zoom 100%');
    await userEvent.keyboard('+');
    await expect(level()).toBe('Zoom 150%');
    await userEvent.keyboard('-');
    await expect(level()).toBe('Zoom 100%');
    await userEvent.keyboard('0');
    await expect(level()).toBe(fitted);
    await userEvent.click(canvas.getByRole('button', { name: '100%' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(level()).toBe('Zoom 200%');
    await same();
    const [before] = pictureBoxes();
    await drag(stage, [placeAt(0.3), placeAt(0.1, 0.4)]);
    await expect(pictureBoxes()[0]?.left).toBeLessThan((before?.left ?? 0) - 50);
    await same();
    await expectPosition(50);
    await drag(handle, [placeAt(0.5), placeAt(0.4)]);
    await expectPosition(40);
    stage.focus();
    const { left = 0 } = pictureBoxes()[0] ?? {};
    await userEvent.keyboard('{ArrowLeft}');
    await expect(pictureBoxes()[0]?.left).toBe(left + 64);
    stage.blur();
  },
});

/** A plain wheel scrolls the page until the picture is zoomed. A double click and Ctrl with the wheel zoom in place. */
export const WheelAndDoubleClick = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { stage, placeAt, level } = actionsOn(canvasElement);
    const fitted = level();
    const turn = (init: WheelEventInit) => fireEvent.wheel(stage, { ...placeAt(0.5), ...init });
    await expect(turn({ deltaY: -100 })).toBe(true);
    await expect(level()).toBe(fitted);
    await expect(turn({ deltaY: -100, ctrlKey: true })).toBe(false);
    await waitFor(() => expect(level()).not.toBe(fitted));
    for (let turns = 0; turns < 4; turns += 1) turn({ deltaY: 100 });
    await waitFor(() => expect(level()).toBe(fitted));
    await expect(turn({ deltaY: 100 })).toBe(true);
    await userEvent.dblClick(stage);
    await waitFor(() => expect(level()).not.toBe(fitted));
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
    await expect(level()).toBe(fitted);
    await expect(canvas.getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Pinched = meta.story({
  play: async ({ canvasElement }) => {
    const { stage, placeAt, pictureBoxes, expectPosition } = actionsOn(canvasElement);
    const finger = (pointerId: number, x: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      ...placeAt(x),
    });
    const width = () => pictureBoxes()[0]?.width ?? 0;
    const fittedWidth = width();
    fireEvent.pointerDown(stage, finger(1, 0.4));
    fireEvent.pointerDown(stage, finger(2, 0.6));
    fireEvent.pointerMove(stage, finger(1, 0.3));
    fireEvent.pointerMove(stage, finger(2, 0.7));
    fireEvent.pointerUp(stage, finger(1, 0.3));
    fireEvent.pointerUp(stage, finger(2, 0.7));
    await expect(width() / fittedWidth).toBeCloseTo(2, 1);
    await expectPosition(50);
  },
});

/** The toolbar is one tab stop, after the handle and, while zoomed, the stage. */
export const ToolbarByKeyboard = meta.story({
  args: { sweep: 'inset' },
  play: async ({ canvas, canvasElement }) => {
    const { handle, stage, level } = actionsOn(canvasElement);
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play the animation' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('button', { name: '100%' })).toHaveFocus();
    await expect(level()).toBe('Zoom 100%');
    await waitFor(() => expect(stage).toHaveAttribute('tabindex', '0'));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(stage).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
  },
});

export const DifferentSizes = meta.story({
  args: { before: reducedPhoto(2), beforeLabel: '512 × 410', afterLabel: '1024 × 819' },
});

export const Transparent = meta.story({ args: { before: cup, after: cutOutCup } });

/** The label without enough space is hidden, and the grip is not clipped. */
export const AtTheEnd = meta.story({
  args: { defaultPosition: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('After')).toHaveAttribute('data-crowded');
    await expect(canvas.getByText('Before')).not.toHaveAttribute('data-crowded');
  },
});

export const Phone = meta.story({
  args: { sweep: 'full', defaultPosition: 5 },
  globals: { viewport: { value: 'mobile1' } },
});

export const Failed = meta.story({
  args: { before: { ...blurred, src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('These pictures couldn’t be loaded.');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Grid column="l" gap="l">
      {comparisonOrientations.map((orientation) =>
        [0, 35, 100].map((defaultPosition) => (
          <ComparisonSlider
            {...args}
            key={`${orientation} ${defaultPosition}`}
            aria-label={`${orientation}, ${defaultPosition}%`}
            orientation={orientation}
            defaultPosition={defaultPosition}
          />
        )),
      )}
    </Grid>
  ),
  parameters: { wide: true },
});
