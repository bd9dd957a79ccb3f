import type { Plugin, Rolldown } from 'vite';
import { checkNotices, noticesText } from '../../../scripts/third-party.ts';

const fileName = 'third-party-notices.txt';

const modulesOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames;

/** Stops a build, of the app or of one of its workers, that contains a package without a notice. */
export function noticesCheck(): Plugin {
  return {
    name: 'third-party-notices-check',
    apply: 'build',
    generateBundle(_, bundle) {
      checkNotices(Object.values(bundle).flatMap(modulesOf));
    },
  };
}

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
