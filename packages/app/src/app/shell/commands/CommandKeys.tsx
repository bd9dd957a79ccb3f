import { lazy, Suspense, useEffect, useState } from 'react';

const Commands = lazy(async () => ({ default: (await import('./Commands')).Commands }));

/** Opens the command palette with Ctrl K or ⌘ K, also while the user types. Its code loads with the first press. */
export function CommandKeys() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      if (defaultPrevented || altKey || shiftKey || ctrlKey === metaKey || key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    isOpen && (
      <Suspense>
        <Commands onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
