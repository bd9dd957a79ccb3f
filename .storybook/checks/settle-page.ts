import { page, userEvent } from 'vitest/browser';

/** Every story starts alike: the pointer out of the way, the top of the page, nothing remembered. */
export async function settlePage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  await userEvent.unhover(page.elementLocator(document.body));
}
