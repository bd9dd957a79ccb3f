/** Puts the focus on a part's heading, which is where reading it begins; nothing scrolls. */
export function focusHeading(part: ParentNode | null): void {
  const heading = part?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
