import { commands } from 'vitest/browser';
import { widths } from '../conditions/widths';
import { isShown, nameElement } from './elements';
import { forcedColourFaults } from './forced-colours';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Replaces the page's colours with the system's, or restores them. */
    forceColours: (forced: boolean) => Promise<void>;
  }
}

/** Lists what a whole page loses at 400 % zoom and in forced colours. */
export async function pageFaults(): Promise<string[]> {
  const faults = await reflowFaults('zoomed');
  await commands.forceColours(true);
  try {
    return [...faults, ...(await forcedColourFaults())];
  } finally {
    await commands.forceColours(false);
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Lists what cannot be read without scrolling the page sideways, at 400 % zoom (WCAG 2.2, 1.4.10) or on a narrow phone.
 * Content that scrolls within itself, such as a table, may be wider.
 */
export async function reflowFaults(width: 'zoomed' | 'narrow'): Promise<string[]> {
  const holder = window.frameElement?.parentElement;
  if (!holder) throw new Error('Stories are tested in a frame.');
  const { style } = holder;
  const before = { width: style.width, height: style.height };
  Object.assign(style, widths[width].styles);
  try {
    // One frame for style sheets and resize observers, one for what they render.
    await nextFrame();
    await nextFrame();
    return findTooWide();
  } finally {
    Object.assign(style, before);
    await nextFrame();
  }
}

function findTooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = textElements()
    .filter((element) => isCut(element, clientWidth))
    .map((element) => `${nameElement(element)} reaches out of a page ${clientWidth} pixels wide.`);
  if (scrollWidth > clientWidth) {
    faults.push(`The page is ${scrollWidth} pixels wide where there are ${clientWidth}.`);
  }
  return faults;
}

/** The visible elements with text of their own. */
function textElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) &&
      isShown(element),
  );
}

function isCut(element: Element, width: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  if (left > -1 && right < width + 1) return false;
  for (let holder: Element | null = element; holder; holder = holder.parentElement) {
    const { overflowX, textOverflow } = getComputedStyle(holder);
    if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false;
    // One pixel wide: for screen readers only.
    if (holder.clientWidth === 1) return false;
  }
  return true;
}
