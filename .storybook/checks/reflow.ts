import { widths } from '../conditions/widths';
import { isShown } from './is-shown';
import { nameElement } from './name-element';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * What cannot be read at 400 % zoom, 320 pixels wide, without scrolling the page sideways (WCAG 2.2, 1.4.10). What
 * scrolls within itself, a table or a picture's detail, may be as wide as it likes.
 */
export async function reflowFaults(): Promise<string[]> {
  const holder = window.frameElement?.parentElement;
  if (!holder) throw new Error('A story is tested in a frame.');
  const { width, height } = holder.style;
  Object.assign(holder.style, widths.zoomed.styles);
  try {
    // One for the style sheets and those who watch the width, one for what they show instead.
    await nextFrame();
    await nextFrame();
    return findTooWide();
  } finally {
    Object.assign(holder.style, { width, height });
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

/** The elements with text of their own that is shown. */
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
    // A pixel wide: for screen readers alone.
    if (holder.clientWidth === 1) return false;
  }
  return true;
}
