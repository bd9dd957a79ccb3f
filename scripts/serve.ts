import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { isBackendPath, noBackendHere } from '../mocks/backend-paths.ts';
import type { BackendNote } from '../packages/app/vite/backend-switch.ts';
import { cacheControlOf, securityHeaders, stylesOf } from './headers.ts';
import { languagePrefixes } from './hosts.ts';
import { buildDir, isMain } from './paths.ts';

/** The backend that a build is for; undefined if there is no build or an older one. */
export function readBuildNote(directory: string): BackendNote | undefined {
  const path = join(directory, '.vite/backend.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BackendNote) : undefined;
}

function setLifetime(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', cacheControlOf(pathname));
}

function isForBackend({ url = '/' }: IncomingMessage): boolean {
  return isBackendPath(url.split(/[?#]/)[0] ?? url);
}

/** Serves the files of a build. */
function fileListener(directory: string): RequestListener {
  const options = { etag: true, setHeaders: setLifetime };
  // Prerendered pages are files. `single` serves the app's page for every other route, except for paths with a file
  // extension.
  const app = sirv(directory, { ...options, single: 'app.html' });
  const translated = new Map(
    languagePrefixes.map((prefix) => [
      prefix,
      sirv(directory, { ...options, single: `${prefix.slice(1)}/app.html` }),
    ]),
  );
  // Backend paths never get the app's page, which a client would take for a response.
  const pages = sirv(directory, options);
  return (request, response) => {
    if (!isForBackend(request)) {
      const isIn = (prefix: string) => new RegExp(`^${prefix}(?=[/?#]|$)`).test(request.url ?? '/');
      const prefix = languagePrefixes.find(isIn) ?? '';
      const listener = translated.get(prefix) ?? app;
      listener(request, response, () => {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
      });
      return;
    }
    const refuse = () => {
      response.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(noBackendHere));
    };
    if (request.method === 'GET' || request.method === 'HEAD') pages(request, response, refuse);
    else refuse();
  };
}

/** Only this machine reaches it. */
const loopback = '127.0.0.1';

/**
 * Starts a server for the built app.
 *
 * @param port 0 selects a free one.
 * @param host the address of the interface; `0.0.0.0` is every one of IPv4.
 */
export async function serveBuild(port: number, directory = buildDir, host = loopback): Promise<Server> {
  if (!existsSync(directory)) {
    throw new Error(
      `There is no build in ${directory}, so there is nothing to serve. Run "npm run build" first.`,
    );
  }
  const headers = securityHeaders({
    connectTo: readBuildNote(directory)?.connectTo,
    styles: stylesOf(directory),
  });
  const files = fileListener(directory);
  const compress = compression();
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    compress(request as never, response as never, () => files(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Serves the build and prints its address. */
export async function serveAndPrint(port: number, host?: string): Promise<void> {
  const server = await serveBuild(port, buildDir, host);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`Verapix is at http://localhost:${actual}/`);
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4173' }, host: { type: 'string' } },
  });
  await serveAndPrint(Number(values.port), values.host);
}
