/** Serves what `npm run build` made: `npm run preview -- --port 4173`. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { isBackendPath, noBackendHere } from '../mocks/backend-paths.ts';
import { readBuildNote } from './build-note.ts';
import { securityHeaders } from './headers.ts';
import { buildDir, isMain } from './paths.ts';

/** Names with a content hash never change what they hold. */
const immutable = /^\/(assets|weights)\//;

function setLifetime(response: ServerResponse, pathname: string): void {
  const lifetime = immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', lifetime);
}

function isForBackend({ url = '/' }: IncomingMessage): boolean {
  return isBackendPath(url.split(/[?#]/)[0] ?? url);
}

/** Answers from the files of a build. */
function fileListener(directory: string): RequestListener {
  const options = { etag: true, setHeaders: setLifetime };
  // A page that was made at build is a file. `single` answers every other route with the app's own page; an address
  // with a file's ending it leaves to the 404.
  const app = sirv(directory, { ...options, single: 'app.html' });
  // The backend's addresses are never the app's page, which a client would take for an answer.
  const pages = sirv(directory, options);
  return (request, response) => {
    if (!isForBackend(request)) {
      app(request, response, () => {
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

/** Starts a server for the built app on `port` of every interface; 0 picks a free one. */
export async function serveBuild(port: number, directory = buildDir): Promise<Server> {
  if (!existsSync(directory)) {
    throw new Error(
      `There is no build in ${directory}, so there is nothing to serve. Run "npm run build" first.`,
    );
  }
  const headers = securityHeaders(readBuildNote(directory)?.connectTo);
  const files = fileListener(directory);
  const compress = compression();
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    compress(request as never, response as never, () => files(request, response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}

/** Serves and prints the address. */
export async function serveAndTell(port: number): Promise<void> {
  const server = await serveBuild(port);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  console.log(`Verapix is at http://localhost:${actual}/`);
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
  await serveAndTell(Number(values.port));
}
