import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventTypes } from '@verapix/server/billing/provider-event';
import { functionNames } from '@verapix/server/functions/router';
import { createAccounts } from '@verapix/server/postgres/accounts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandResult, runCommand, withoutTelemetry } from '../local/cli.ts';
import { addUser, databaseOfFile } from './database.ts';
import { type PlatformApi, projectRef, startPlatformApi } from './platform-api.ts';

const root = join(import.meta.dirname, '../..');
const guide = await readFile(join(root, 'docs/guides/deploy.md'), 'utf8');

/** The code blocks of the guide that are marked so, in order. */
const blocks = (mark: string): string[] =>
  [...guide.matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].flatMap(([, info, code = '']) =>
    info === mark ? [code] : [],
  );

const database = databaseOfFile('platform');
const admin = { id: '00000000-0000-4000-8000-00000000000a', email: 'admin@example.com' };
const token = `sbp_${'0'.repeat(40)}`;
const project = `/v1/projects/${projectRef}`;
let checkout = '';
let platform: PlatformApi;
let deployed: CommandResult;

/** What the guide tells to fill in. */
const settings = {
  SITE_URL: 'https://app.test',
  AUTH_REDIRECT_URL: 'https://app.test/**',
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  SMTP_HOST: 'smtp.test',
  SMTP_USER: 'smtp-user',
  SMTP_PASSWORD: 'smtp-password',
  SMTP_SENDER: 'no-reply@app.test',
};
const secrets = {
  SITE_URL: 'https://app.test',
  STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
};

const toEnvFile = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/**
 * A copy of the part of the repository that the commands use: the command line writes into the folder, and would replace
 * the project that this one is linked to.
 */
async function makeCheckout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verapix-deploy-'));
  for (const name of ['node_modules', 'packages', 'package.json']) {
    await symlink(join(root, name), join(folder, name));
  }
  await mkdir(join(folder, 'supabase'));
  const copied = [
    'config.toml',
    'templates',
    'migrations',
    'functions-src',
    'build-functions.ts',
    'package.json',
  ];
  for (const name of copied) {
    await cp(join(root, 'supabase', name), join(folder, 'supabase', name), { recursive: true });
  }
  await symlink(join(root, 'supabase/node_modules'), join(folder, 'supabase/node_modules'));
  await writeFile(join(folder, 'supabase/.env'), toEnvFile(settings));
  await writeFile(join(folder, 'supabase/functions.env'), toEnvFile(secrets));
  const profile = {
    name: 'test',
    api_url: platform.url,
    dashboard_url: platform.url,
    project_host: '127.0.0.1',
  };
  await writeFile(join(folder, 'profile.yaml'), JSON.stringify(profile));
  return folder;
}

/** Runs commands as the guide says, with the platform's API replaced by ours. */
const run = (script: string) =>
  runCommand('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      HOME: checkout,
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
      SUPABASE_PROFILE: join(checkout, 'profile.yaml'),
      SUPABASE_ACCESS_TOKEN: token,
      SUPABASE_ORG: 'verapix',
      SUPABASE_REGION: 'eu-central-1',
      SUPABASE_DB_PASSWORD: 'password-of-the-tests',
      PROJECT_REF: projectRef,
      DATABASE_URL: database.url(),
      ADMIN_EMAIL: admin.email,
      ...withoutTelemetry,
    },
  });

const migrations = async () =>
  (await readdir(join(root, 'supabase/migrations'))).sort().map((file) => file.split('_')[0]);

const changesOf = (operation: string) =>
  platform.changes.filter((change) => change.operation === operation).map(({ body }) => body);

beforeAll(async () => {
  platform = await startPlatformApi();
  checkout = await makeCheckout();
  await addUser(database.sql, admin);
  deployed = await run(blocks('sh deploy').join('\n'));
}, 120_000);

afterAll(async () => {
  await platform?.stop();
  await rm(checkout, { recursive: true, force: true });
});

describe('the commands of the deployment guide', () => {
  it('succeed, with the access token and no other', () => {
    expect(deployed, deployed.stderr).toMatchObject({ code: 0 });
    expect([...platform.tokens]).toEqual([`Bearer ${token}`]);
  });

  it('create the project', () => {
    expect(changesOf('POST /v1/projects')).toMatchObject([
      {
        name: 'verapix',
        organization_slug: 'verapix',
        region: 'eu-central-1',
        db_pass: 'password-of-the-tests',
      },
    ]);
  });

  it('apply every migration to an empty database, once', async () => {
    const applied = async () =>
      (
        await database.sql`select version, statements from supabase_migrations.schema_migrations order by 1`
      ).map((row) => ({ ...row }));
    const first = await applied();
    expect(first.map(({ version }) => version)).toEqual(await migrations());
    const again = await run(
      `npx supabase db push --remote="$DATABASE_URL" --yes
      npx supabase migration list --remote="$DATABASE_URL" --output-format json`,
    );
    expect(again.stdout + again.stderr).toContain('Remote database is up to date.');
    expect(await applied()).toEqual(first);
    const list = JSON.parse(again.stdout.slice(again.stdout.indexOf('{"migrations"'))) as {
      migrations: { local: string; remote: string }[];
    };
    const expected = (await migrations()).map((version) => ({ local: version, remote: version }));
    expect(list.migrations.map(({ local, remote }) => ({ local, remote }))).toEqual(expected);
  });

  it('store the secrets of the functions', () => {
    const expected = Object.entries(secrets).map(([name, value]) => ({ name, value }));
    expect(changesOf(`POST ${project}/secrets`)).toEqual([expect.arrayContaining(expected)]);
    expect(changesOf(`POST ${project}/secrets`)[0]).toHaveLength(expected.length);
  });

  it('upload one file for each function, which the platform does not check tokens for', () => {
    expect(platform.uploads.map(({ slug }) => slug).sort()).toEqual([...functionNames].sort());
    for (const { slug, metadata, files } of platform.uploads) {
      const path = `supabase/functions/${slug}/index.js`;
      expect(metadata).toMatchObject({ name: slug, entrypoint_path: path, verify_jwt: false });
      expect(Object.keys(files)).toEqual([path]);
      const imports = [...(files[path] ?? '').matchAll(/^import .* from "([^"]+)";$/gm)].map(
        ([, name]) => name,
      );
      expect(imports.filter((name) => !/^npm:(?:postgres|stripe)@\d+\.\d+\.\d+$/.test(name ?? ''))).toEqual(
        [],
      );
      expect(files[path]).toContain(`serveFunction("${slug}")`);
    }
  });

  it('make the first administrator', async () => {
    const accounts = createAccounts(database.sql, { now: Date.now });
    expect(await accounts.find(admin.id)).toMatchObject({ user: { ...admin, isAdmin: true } });
  });

  it('set up sign-in', async () => {
    const [command = ''] = blocks('sh settings');
    const { stderr } = await run(command);
    // The platform answers with more than 200 settings, which ours does not have: the command fails after it has sent all.
    expect(stderr).toContain('failed to update Auth config: SchemaError');
    expect(changesOf(`PATCH ${project}/postgrest`)).toEqual([{ db_schema: 'public' }]);
    expect(changesOf(`PATCH ${project}/config/auth`)).toMatchObject([
      {
        site_url: settings.SITE_URL,
        uri_allow_list: settings.AUTH_REDIRECT_URL,
        mailer_autoconfirm: false,
        mailer_subjects_recovery: expect.stringContaining('Reset your password'),
        mailer_templates_recovery_content: expect.stringContaining(
          '?token_hash={{ .TokenHash }}&amp;type=recovery"',
        ),
        mailer_templates_invite_content: expect.stringContaining(
          '?token_hash={{ .TokenHash }}&amp;type=invite"',
        ),
        external_google_enabled: true,
        external_google_client_id: settings.GOOGLE_CLIENT_ID,
        external_google_secret: settings.GOOGLE_CLIENT_SECRET,
        smtp_host: settings.SMTP_HOST,
        smtp_user: settings.SMTP_USER,
        smtp_pass: settings.SMTP_PASSWORD,
        smtp_admin_email: settings.SMTP_SENDER,
        mfa_totp_enroll_enabled: true,
        mfa_totp_verify_enabled: true,
      },
    ]);
  });

  it('query the database in an incident', async () => {
    expect(blocks('sql deploy')).toHaveLength(4);
    for (const query of blocks('sql deploy')) await database.sql.unsafe(query);
  });

  it("name Stripe's events and the version of its API as the code does", () => {
    const listed = [...guide.matchAll(/"enabled_events\[\]=([a-z_.]+)"/g)].map(([, type]) => type);
    expect(listed.sort()).toEqual([...eventTypes].sort());
    expect(guide).toContain(`-d api_version=${Stripe.API_VERSION} `);
  });
});
