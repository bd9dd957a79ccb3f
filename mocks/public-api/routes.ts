import { openApiDocument } from '@verapix/facts/public-api';
import type { BackendOptions } from '../backend';
import { json } from '../http/responses';
import type { Call, Route } from '../http/route';
import { answerHeaders } from './envelope';
import { createRepeats } from './repeats';
import { createResults } from './results';
import { showResult } from './show-result';
import { handleUpscale, type Memory } from './upscale';

/** The document, with this server as the one that answers. */
function showDocument({ url, options }: Call): Response {
  const servers = openApiDocument.servers.map((server) => ({ ...server, url: url.origin }));
  return json(200, { ...openApiDocument, servers }, answerHeaders(options));
}

/** Everything under `/v1`. Results and repeated requests are remembered for as long as these routes live. */
export function publicApiRoutes(options: Pick<BackendOptions, 'now' | 'randomBytes'>): readonly Route[] {
  const memory: Memory = { results: createResults(options), repeats: createRepeats(options) };
  return [
    { method: 'POST', path: '/v1/upscale', handle: (call) => handleUpscale(call, memory) },
    { method: 'GET', path: '/v1/results/:id', handle: (call) => showResult(call, memory.results) },
    { method: 'GET', path: '/v1/openapi.json', handle: showDocument },
  ];
}
