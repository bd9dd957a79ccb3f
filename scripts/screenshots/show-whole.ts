/**
 * Runs in the tests’ frame: makes it as high as its page, within limits in pixels, so that a screenshot can show all of
 * it. Measured anew each time, since a page that is still drawing changes its height.
 *
 * @returns the smallest box of whole pixels round the page's body, give or take a rounding error.
 */
export function showWhole([lowest, highest]: readonly [number, number]) {
  const holder = window.frameElement?.parentElement;
  if (!window.frameElement || !holder) throw new Error('A story is tested in a frame.');
  // Lowered first: a page fills a frame that is higher than itself, and would never be found to have shrunk.
  holder.style.height = `${lowest}px`;
  const { scrollHeight } = document.documentElement;
  holder.style.height = `${Math.max(lowest, Math.min(scrollHeight, highest))}px`;

  const { left, top, right, bottom } = document.body.getBoundingClientRect();
  const frame = window.frameElement.getBoundingClientRect();
  const [x, y] = [Math.floor(frame.x + left + 0.001), Math.floor(frame.y + top + 0.001)];
  return {
    x,
    y,
    width: Math.ceil(frame.x + right - 0.001) - x,
    height: Math.ceil(frame.y + bottom - 0.001) - y,
  };
}
