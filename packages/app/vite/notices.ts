import type { Plugin } from 'vite';
import { noticesText } from '../../../scripts/third-party.ts';

const fileName = 'third-party-notices.txt';

/** Serves the licences of everything the app is made of, in their own words, beside the app. */
export function notices(): Plugin {
  return {
    name: 'third-party-notices',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await noticesText() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, async (_, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8').end(await noticesText());
      });
    },
  };
}
