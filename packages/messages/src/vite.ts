import type { Plugin } from 'vite';
import { directionOf, isLocale, type Locale, localeOfPath } from './locales.ts';
import { bundledDir, catalogueDir, writeBundledMessages, writeMessages } from './write.ts';

/** The language of a build or a test run: that of the variable `LOCALE`. */
export const localeOfRun = (): Locale | undefined =>
  isLocale(process.env.LOCALE) ? process.env.LOCALE : undefined;

/**
 * Compiles the catalogue when Vite starts, and again when a message changes.
 *
 * @param locale the only language of the build. Without one, each page chooses when it starts.
 */
export function messages(locale?: Locale): Plugin {
  return {
    name: 'messages',
    config() {
      writeMessages();
      if (!locale) return {};
      writeBundledMessages(locale);
      const replacement = `${bundledDir(locale)}/`;
      return {
        resolve: { alias: [{ find: /^@verapix\/messages\/([^/]+)$/, replacement: `${replacement}$1.ts` }] },
      };
    },
    transformIndexHtml(html, { originalUrl = '/' }) {
      const shown = locale ?? localeOfPath(new URL(originalUrl, 'http://localhost').pathname);
      return html.replace('lang="en"', `lang="${shown}" dir="${directionOf(shown)}"`);
    },
    configureServer({ watcher, config }) {
      watcher.add(catalogueDir);
      watcher.on('change', (file) => {
        if (!file.startsWith(catalogueDir)) return;
        try {
          writeMessages();
        } catch (error) {
          config.logger.error(String(error));
        }
      });
    },
  };
}
