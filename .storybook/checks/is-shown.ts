/** Whether an element is drawn and not transparent. */
export const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
