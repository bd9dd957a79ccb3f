import { expect, type Locator, type Page } from '@playwright/test';

/** Acts by keyboard. Each press goes to the focused element, and each focus must be visible. */
export interface Keyboard {
  /** Tabs, forth or back, until the element is focused. */
  reach: (target: Locator) => Promise<void>;
  /** Tabs to the element and presses a key on it. */
  press: (target: Locator, key?: 'Enter' | 'Space') => Promise<void>;
  /** Tabs to a field and types over what it holds. */
  fill: (field: Locator, text: string) => Promise<void>;
}

/** More tab stops than any page has. */
const limit = 90;

/** The direction from the focused element to another. */
function directionTo(element: Element): 'here' | 'Tab' | 'Shift+Tab' {
  const { activeElement } = document;
  if (activeElement === element) return 'here';
  const place = activeElement?.compareDocumentPosition(element) ?? 0;
  return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}

/** Whether the focused element, or the control or card around it, has a visible outline. */
function hasRing(element: Element): boolean {
  if (!element.matches(':focus-visible')) return false;
  for (let part: Element | null = element, steps = 0; part && steps < 4; part = part.parentElement, steps++) {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true;
  }
  return false;
}

async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < limit; presses++) {
    const direction = await target.evaluate(directionTo);
    if (direction === 'here') break;
    await page.keyboard.press(direction);
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  expect(await target.evaluate(hasRing), `the focus on ${target} is seen`).toBe(true);
}

export function keyboardOf(page: Page): Keyboard {
  return {
    reach: (target) => reach(page, target),
    press: async (target, key = 'Enter') => {
      await reach(page, target);
      await page.keyboard.press(key);
    },
    fill: async (field, text) => {
      await reach(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}
