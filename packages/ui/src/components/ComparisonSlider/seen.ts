/** Tells whether someone can see `element`: it is on screen and the tab is not hidden. Returns how to stop. */
export function whenSeen(element: Element, tell: (seen: boolean) => void): () => void {
  let onScreen = true;
  const update = () => tell(onScreen && document.visibilityState === 'visible');
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
