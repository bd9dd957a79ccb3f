import { expect, userEvent, waitFor } from 'storybook/test';

interface Place {
  clientX: number;
  clientY: number;
}

type Pointer = 'mouse' | 'finger';

/** What the plays of the comparison's stories do and look at. */
export function actsOn(canvasElement: HTMLElement) {
  const find = (selector: string): HTMLElement => {
    const element = canvasElement.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`The story shows no ${selector}, so its play has nothing to act on.`);
    return element;
  };
  const handle = find('[role="slider"]');
  const stage = handle.parentElement as HTMLElement;
  const placeAt = (x: number, y = 0.5) => {
    const box = stage.getBoundingClientRect();
    return { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
  };
  return {
    handle,
    stage,
    placeAt,
    /** Where the divider really is on the screen: share of the stage's width from its left. */
    dividerX: () => {
      const box = stage.getBoundingClientRect();
      const { left, width } = handle.getBoundingClientRect();
      return (left + width / 2 - box.left) / box.width;
    },
    level: () => find('output').textContent,
    pictureBoxes: () =>
      [...stage.querySelectorAll('img')].map((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return { left, top, width, height };
      }),
    expectPosition: (percent: number) =>
      waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', String(percent))),
    /** Presses at the first place, goes through the others and lets go. */
    drag: async (target: Element, places: readonly [Place, ...Place[]], pointer: Pointer = 'mouse') => {
      const key = pointer === 'mouse' ? 'MouseLeft' : 'TouchA';
      const [first, ...others] = places;
      await userEvent.pointer([
        { keys: `[${key}>]`, target, coords: first },
        ...others.map((coords) => ({ pointerName: pointer === 'mouse' ? 'mouse' : key, target, coords })),
        { keys: `[/${key}]`, target, coords: others.at(-1) ?? first },
      ]);
    },
  };
}

/** Every picture has been loaded, so that a photograph of the story shows it. */
export async function picturesLoaded(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-status="loading"]')).toBeNull());
}
