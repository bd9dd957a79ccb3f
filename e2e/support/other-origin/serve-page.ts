import { createServer } from 'node:http';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['es'], fileName: 'page' },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const chunk = output?.output[0];
  if (!chunk) throw new Error('Nothing was built.');
  return chunk.code;
}

/** Serves a page with the app's clients, without the app and its policy of one origin. */
export async function servePage(): Promise<{ url: string; close: () => void }> {
  const script = await bundle();
  const page = '<!doctype html><title>Clients</title><script type="module" src="/page.js"></script>';
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The page has no port.');
  return { url: `http://localhost:${address.port}`, close: () => server.close() };
}
