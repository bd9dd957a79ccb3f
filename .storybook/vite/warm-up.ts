import { globSync } from 'tinyglobby';
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';
import { rootDir } from '../../scripts/paths.ts';

/** Transforms a module and what it imports, unless that is done. */
async function transform(environment: DevEnvironment, url: string, seen: Set<string>): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  await environment.warmupRequest(url);
  const module = await environment.moduleGraph.getModuleByUrl(url);
  for (const imported of module?.importedModules ?? []) await transform(environment, imported.url, seen);
}

async function transformStories({ environments, config }: ViteDevServer): Promise<void> {
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: rootDir, absolute: true });
  const seen = new Set<string>();
  for (const file of files.sort()) await transform(environments.client, file, seen);
  config.logger.info('The modules of all stories are transformed.');
}

/**
 * Transforms the modules of all stories in the background, one after another, once a browser has opened the preview. From
 * then on, the first visit of a story waits for the browser only. Vite's own `server.warmup` transforms all files at once,
 * before anything is shown.
 */
export function warmUpPlugin(): Plugin {
  let hasStarted = false;
  return {
    name: 'verapix-warm-up',
    // `server` is there in development only. Tests have another page.
    transformIndexHtml(_html, { server, path }) {
      if (!server || path !== '/iframe.html' || hasStarted) return;
      hasStarted = true;
      // Stories work without it, and it fails if the server ends meanwhile.
      transformStories(server).catch((error) => server.config.logger.warn(String(error)));
    },
  };
}
