import { expect, userEvent, waitFor } from 'storybook/test';

interface Place {
  clientX: number;
  clientY: number;
}

type Pointer = 'mouse' | 'finger';

/** Helpers for the play functions of the comparison's stories. */
export function actionsOn(canvasElement: HTMLElement) {
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
    /** Where the divider is on the screen, as a fraction of the stage's width from the left. */
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
    /** Presses at the first place, moves through the others and releases. */
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

/** Waits until every picture has loaded, so that a screenshot shows it. */
export async function picturesLoaded(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('[data-status="loading"]')).toBeNull());
}
