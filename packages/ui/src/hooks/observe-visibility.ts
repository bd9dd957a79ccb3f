/** Calls `onChange` with whether `element` is visible: on screen and in a visible tab. Returns the cleanup function. */
export function observeVisibility(element: Element, onChange: (seen: boolean) => void): () => void {
  let onScreen = true;
  const update = () => onChange(onScreen && document.visibilityState === 'visible');
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? onScreen;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}
