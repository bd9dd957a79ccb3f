import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** What stands in `index.html` for it. */
const place = '<!--early-->';

/** Where the development server has it; in a build its name says what it holds. */
const devPath = '/early.js';

/** The script as one file that is no module, since modules wait for the whole page. */
async function buildEarlyScript(root: string): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(root, 'src/early/main.ts'),
        output: { format: 'iife', entryFileNames: 'assets/early-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}

/**
 * Puts `src/early` into every page, to run before anything is shown: built apart from the app, whose scripts are modules
 * and come later.
 */
export function earlyScript(): Plugin {
  let root = '';
  let isBuild = false;
  let src = devPath;
  return {
    name: 'early-script',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      const { fileName, code } = await buildEarlyScript(root);
      src = `/${fileName}`;
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    configureServer({ middlewares }) {
      middlewares.use(devPath, async (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end((await buildEarlyScript(root)).code);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(place, () => `<script src="${src}"></script>`),
    },
  };
}
