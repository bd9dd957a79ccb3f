/** Did it happen in this element or in something inside it? */
export function isWithin(element: Element | null, { target }: Event): boolean {
  return target instanceof Node && (element?.contains(target) ?? false);
}

/** Did it happen in a field, which has its own use for a paste or a dropped text? */
export function isInField({ target }: Event): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
}

/** Did it happen in the browser's own file field, which takes a dropped file itself? */
export function isInFileField({ target }: Event): boolean {
  return target instanceof HTMLElement && target.matches('input[type="file"]');
}
