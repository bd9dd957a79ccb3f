/** Whether an element is drawn and not transparent. */
export const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Describes an element in a message: its tag, its role, and the beginning of its name or text. */
export function nameElement(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const role = element.getAttribute('role');
  const tag = element.localName + (role ? `[role=${role}]` : '');
  return `<${tag}> “${name.replace(/\s+/g, ' ').slice(0, 60)}”`;
}
