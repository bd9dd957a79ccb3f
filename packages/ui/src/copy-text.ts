/** Selects the text in an element that is not seen, beside what has the focus, so that a dialog does not lose it. */
function selectHidden(text: string): () => void {
  const element = document.createElement('span');
  element.textContent = text;
  element.setAttribute('aria-hidden', 'true');
  element.style.cssText =
    'position: fixed; top: 0; clip-path: inset(50%); white-space: pre; user-select: text;';
  (document.activeElement?.parentElement ?? document.body).append(element);
  const selection = getSelection();
  const earlier = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  selection?.selectAllChildren(element);
  return () => {
    element.remove();
    selection?.removeAllRanges();
    if (earlier) selection?.addRange(earlier);
  };
}

/** Copies with the browser's older command, which needs no https. Throws if the browser refuses. */
function copyByCommand(text: string): void {
  const restore = selectHidden(text);
  try {
    if (!document.execCommand('copy'))
      throw new DOMException('The browser refused to copy.', 'NotAllowedError');
  } finally {
    restore();
  }
}

/**
 * Copies a text to the clipboard. Call it at once when the user presses something. Pages without https have no clipboard
 * API: there it uses the browser's older command. Rejects if the browser refuses.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else copyByCommand(text);
}
