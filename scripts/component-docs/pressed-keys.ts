/** The keys of a component, as Testing Library names them and as its docs do. Those that only edit text are left out. */
const names: Readonly<Record<string, string>> = {
  Enter: 'Enter',
  Escape: 'Escape',
  ArrowLeft: 'Arrow Left',
  ArrowRight: 'Arrow Right',
  ArrowUp: 'Arrow Up',
  ArrowDown: 'Arrow Down',
  Home: 'Home',
  End: 'End',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** The keys that the plays of a stories file press, by the names they have in the docs. */
export function pressedKeys(code: string): string[] {
  const pressed = [...code.matchAll(/\.keyboard\('([^']*)'\)/g)].map(([, keys = '']) => keys);
  const found = pressed.flatMap((keys) => {
    const named = [...keys.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => names[name] ?? '');
    // A space among letters is text.
    const isSpaceAlone = /^ +$/.test(keys.replaceAll(/\{[^}]*\}/g, ''));
    return isSpaceAlone ? [...named, 'Space'] : named;
  });
  return [...new Set(found)].filter(Boolean);
}
