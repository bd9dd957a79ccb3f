/** Enough of an element to find it by: its tag, what it is called, and the beginning of its text. */
export function nameElement(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const role = element.getAttribute('role');
  const tag = element.localName + (role ? `[role=${role}]` : '');
  return `<${tag}> “${name.replace(/\s+/g, ' ').slice(0, 60)}”`;
}
