import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const projectRef = 'abcdefghijklmnopqrst';
const project = `/v1/projects/${projectRef}`;

const projectJson = {
  id: projectRef,
  ref: projectRef,
  organization_id: 'verapix',
  organization_slug: 'verapix',
  name: 'verapix',
  region: 'eu-central-1',
  created_at: '2026-11-24T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: '127.0.0.1', version: '17.4.1.1', postgres_engine: '17', release_channel: 'ga' },
};

const poolSettings = ['', '_acquisition_timeout', '_max_lifetime', '_max_idletime'].map(
  (name) => `db_pool${name}`,
);

/** What the platform answers, as far as the command line reads it. */
const responses: Record<string, object> = {
  'POST /v1/projects': projectJson,
  [`GET ${project}`]: projectJson,
  [`GET ${project}/api-keys`]: [
    { id: '1', name: 'default', type: 'publishable', api_key: 'sb_publishable_of_the_tests' },
  ],
  [`GET ${project}/billing/addons`]: { selected_addons: [], available_addons: [] },
  [`GET /v2/projects/${projectRef}/config`]: {
    data: {
      type: 'project_config',
      id: projectRef,
      attributes: {
        api: { db_schema: 'public,graphql_public', max_rows: 1000 },
        auth: { site_url: 'http://localhost:3000', uri_allow_list: '' },
        database: { major_version: 17 },
      },
    },
  },
  [`PATCH ${project}/postgrest`]: {
    db_schema: 'public',
    max_rows: 1000,
    db_extra_search_path: 'public',
    ...Object.fromEntries(poolSettings.map((name) => [name, null])),
  },
  // Lacks all of the service's settings, which the command line wants to read.
  [`PATCH ${project}/config/auth`]: {},
  [`POST ${project}/secrets`]: {},
  [`PUT ${project}/functions`]: { functions: [] },
};

/** A deployed function, as the platform answers to its upload. */
function deployedFunction(slug: string) {
  const times = { created_at: 1, updated_at: 1 };
  return { id: slug, slug, name: slug, status: 'ACTIVE', version: 1, verify_jwt: false, ...times };
}

interface UploadedFunction {
  slug: string;
  metadata: unknown;
  /** The text of each uploaded file, by its path. */
  files: Record<string, string>;
}

async function readUpload(slug: string, request: Request): Promise<UploadedFunction> {
  const form = await request.formData();
  const files: Record<string, string> = {};
  for (const file of form.getAll('file')) if (file instanceof File) files[file.name] = await file.text();
  return { slug, metadata: JSON.parse(String(form.get('metadata'))), files };
}

/** A change that the command line asked for. */
interface Change {
  /** For example `POST /v1/projects`. */
  operation: string;
  body: unknown;
}

export interface PlatformApi {
  url: string;
  /** The bearer tokens of all requests. */
  tokens: Set<string | null>;
  changes: Change[];
  uploads: UploadedFunction[];
  stop: () => Promise<void>;
}

/** A server in place of the platform's management API. It proves what the commands send, not what the platform does. */
export async function startPlatformApi(): Promise<PlatformApi> {
  const [tokens, changes, uploads] = [new Set<string | null>(), [] as Change[], [] as UploadedFunction[]];

  const respond = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const operation = `${request.method} ${pathname}`;
    tokens.add(request.headers.get('Authorization'));
    if (operation === `POST ${project}/functions/deploy`) {
      const slug = searchParams.get('slug') ?? '';
      uploads.push(await readUpload(slug, request));
      return Response.json(deployedFunction(slug), { status: 201 });
    }
    if (request.method !== 'GET') changes.push({ operation, body: await request.json() });
    const body = responses[operation];
    if (body) return Response.json(body, { status: request.method === 'POST' ? 201 : 200 });
    return Response.json({ message: `The test's platform has no ${operation}` }, { status: 404 });
  };

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
    const request = new Request(`http://127.0.0.1${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.fromEntries(headers),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const response = await respond(request);
    outgoing.writeHead(response.status, { 'Content-Type': 'application/json' }).end(await response.text());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens,
    changes,
    uploads,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
