import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Connect, type Plugin, type Rolldown } from 'vite';
import { isBackendPath, noBackendHere } from './backend-paths.ts';
import { navigationPages, pageHtml } from './navigation/pages.ts';

const workerFile = 'mockServiceWorker.js';
const pageScript = join(import.meta.dirname, 'navigation/main.ts');

/** The service worker of the installed MSW version. */
function workerSource(): string {
  return readFileSync(createRequire(import.meta.url).resolve(`msw/${workerFile}`), 'utf8');
}

function pathOf({ originalUrl = '/' }: Connect.IncomingMessage): string {
  return new URL(originalUrl, 'http://localhost').pathname.replace(/(?<=.)\/+$/, '');
}

/**
 * Makes MSW's service worker a module that exports it as a function, so that another worker can include it
 * (`service-worker.ts`).
 */
export function mockWorkerModule(): Plugin {
  return {
    name: 'mock-worker-module',
    transform(source, id) {
      if (!id.endsWith(`msw/lib/${workerFile}`)) return null;
      return `export function listen(self, addEventListener) {\n${source}\n}`;
    },
  };
}

/** Answers backend paths without a file with a 404 in JSON, instead of the app's page. */
const rejectBackendPaths: Connect.NextHandleFunction = (request, response, next) => {
  if (!isBackendPath(pathOf(request))) return next();
  response.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(noBackendHere));
};

/**
 * Builds the script of the navigation pages separately from the app: as a second entry it would split the app's shared
 * code into many small chunks. The entry chunk comes first.
 */
async function buildPageScript(
  plugins: Plugin[],
): Promise<[Rolldown.OutputChunk, ...Rolldown.OutputChunk[]]> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    plugins,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: pageScript,
        output: {
          entryFileNames: 'assets/navigation-page-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [entry, ...rest] = output;
  return [entry, ...rest.filter((file) => file.type === 'chunk')];
}

/**
 * Adds the mock backend's navigation pages to the build, and these and MSW's service worker to the development server. In the
 * build, the app's own service worker includes it.
 *
 * @param plugins for the separate build of the pages' script.
 */
export function mockBackendPlugin(plugins: Plugin[] = []): Plugin {
  return {
    name: 'mock-backend',
    async generateBundle() {
      const scripts = await buildPageScript(plugins);
      for (const { fileName, code } of scripts) this.emitFile({ type: 'asset', fileName, source: code });
      for (const page of navigationPages) {
        const source = pageHtml(page, `/${scripts[0].fileName}`);
        this.emitFile({ type: 'asset', fileName: `${page.path.slice(1)}/index.html`, source });
      }
    },
    configureServer({ middlewares, transformIndexHtml }) {
      middlewares.use((request, response, next) => {
        const path = pathOf(request);
        const page = navigationPages.find((candidate) => candidate.path === path);
        if (path === `/${workerFile}`) {
          response.setHeader('Content-Type', 'text/javascript').end(workerSource());
        } else if (page) {
          transformIndexHtml(path, pageHtml(page, `/@fs${pageScript}`)).then((html) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
          }, next);
        } else {
          next();
        }
      });
      middlewares.use(rejectBackendPaths);
    },
  };
}
