/**
 * `npm run backend`: a backend as a local server.
 *
 *     npm run backend
 *     npm run backend -- --mock --port 54321 --data .cache/backend.json --site http://localhost:5173
 *
 * By default it is a whole project on this computer: a real Postgres with the migrations, the edge functions in Deno, the
 * public API and its worker. `--mock` starts the mock backend instead, at once: of that, `--data` keeps the data,
 * `--auto-confirm` signs in at sign-up without a mail, and `--sample-key` creates an API key of the premium member and
 * prints it once, in a command to try. `--site` is the app's address, where redirects lead.
 */
import { parseArgs } from 'node:util';
import { personaPassword, personas } from '../mocks/db/personas.ts';
import { anonKey } from '../mocks/http/gateway.ts';
import type { HttpMount } from '../mocks/server/http-server.ts';
import { addSampleKey, startLocalBackend } from '../mocks/server/local-backend.ts';

/** The ports of `npm run dev`, `npm start` and `npm run storybook`. */
const ownPorts = [5173, 4173, 6006];

const sample = 'packages/studio/src/samples/pictures/cat.sample.png';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '54321' },
    data: { type: 'string' },
    mock: { type: 'boolean', default: false },
    'auto-confirm': { type: 'boolean', default: false },
    'sample-key': { type: 'boolean', default: false },
    site: { type: 'string', default: `http://localhost:${ownPorts[0]}` },
  },
});

const options = {
  port: Number(values.port),
  siteUrl: new URL(values.site).origin,
  redirectOrigins: ownPorts.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
};

/** Starts the backend. `key` is an API key that works, if one was asked for; `databaseUrl` is that of a real Postgres. */
async function start(): Promise<HttpMount & { key?: string; databaseUrl?: string }> {
  if (!values.mock) {
    if (values.data || values['sample-key'] || values['auto-confirm'])
      throw new Error('--data, --sample-key and --auto-confirm are for the mock backend: add --mock.');
    const { prepareWeights } = await import('../models/weights.ts');
    const { startProject } = await import('../supabase/local/project.ts');
    await prepareWeights();
    return startProject(options);
  }
  const backend = await startLocalBackend({
    ...options,
    dataFile: values.data,
    autoConfirm: values['auto-confirm'],
  });
  return values['sample-key'] ? { ...backend, key: await addSampleKey(backend.store) } : backend;
}

const backend = await start().catch((error: Error) => {
  console.error(`The backend did not start. ${error.message}`);
  process.exit(1);
});

const key = backend.key ?? 'YOUR_KEY';
const keyHint = backend.key
  ? 'This key is new and belongs to the premium member:'
  : 'Create a key in the app, and put it into this command:';
const what = values.mock ? 'The mock backend' : 'A project with Postgres and edge functions';
const lifetime = values.data
  ? `The data is kept in ${values.data}.`
  : `The data is forgotten at the end${values.mock ? '; --data FILE keeps it' : ''}.`;

const people = personas.flatMap(({ account, description }) =>
  account ? [`  ${account.email.padEnd(24)} ${description}`] : [],
);

const conformance = backend.databaseUrl
  ? `

To check it against the contract of the mock backend, run this in another terminal:
  CONFORMANCE_URL=${backend.url} CONFORMANCE_ANON_KEY=${anonKey} \\
    CONFORMANCE_DATABASE_URL=${backend.databaseUrl} \\
    npx vitest run --project database hosted-conformance`
  : '';

console.log(`${what} is at ${backend.url}, for this computer only.

To use it, start the app with these two variables:
  VITE_SUPABASE_URL=${backend.url} VITE_SUPABASE_ANON_KEY=${anonKey} npm run dev

Mails arrive at ${backend.url}/inbox. ${lifetime}
People, all with the password ${personaPassword}:
${people.join('\n')}

To try the public API, run this in another terminal. ${keyHint}
${upscaleCommand(backend.url, key)}${conformance}`);

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal ends it immediately.
    if (ending) process.exit(1);
    ending = true;
    void backend.close();
  });
}

/** A shell command that upscales a sample picture with the backend at `url`, from the repository's folder. */
function upscaleCommand(url: string, key: string): string {
  return `  printf '{"scale_factor":2,"image_url":"data:image/png;base64,%s"}' "$(base64 < ${sample} | tr -d '\\n')" |
    curl ${url}/v1/upscale -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d @-`;
}
