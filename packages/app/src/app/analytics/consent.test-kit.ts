import { appConsent } from './consent';

const key = 'verapix-cookie-choice';

function forget(): void {
  localStorage.removeItem(key);
  // As another tab says it.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** For a story that chooses: begins without a choice; returns how to leave none behind. */
export function withoutChoice(): () => void {
  const stop = appConsent.subscribe(() => {});
  forget();
  return () => {
    forget();
    stop();
  };
}
