import type { Plugin } from 'vite';

const rethrow = 'if (!e.defaultPrevented) throw err;';

/**
 * Leaves an import pending if its `vite:preloadError` is prevented. Vite resolves it with undefined, which no caller
 * expects. `public/before-paint.js` prevents the events of pages that are being left.
 */
export function pendingImports(): Plugin {
  return {
    name: 'pending-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(rethrow)) {
          this.error(
            `Vite's preload helper has changed: it does not contain "${rethrow}". Adapt this plugin.`,
          );
        }
        return { code: code.replace(rethrow, `${rethrow} return new Promise(() => {});`), map: null };
      },
    },
  };
}
