import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordMinCharacters } from '@verapix/domain';
import { functionNames } from '@verapix/server/functions/router';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';
import { mailTemplates } from './mail-templates';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const text = read('config.toml');
const config = parse(text);

it('every function is deployed from its bundle, without the check of tokens by the platform', () => {
  const expected = functionNames.map((name) => [
    name,
    { verify_jwt: false, entrypoint: `./functions/${name}/index.js` },
  ]);
  expect(config.functions).toEqual(Object.fromEntries(expected));
});

it('the database is the one that the tests use, and grants nothing on new tables', () => {
  expect(config.db).toMatchObject({ major_version: 17 });
  expect(config.api).toMatchObject({ schemas: ['public'], auto_expose_new_tables: false });
});

it('the auth service has the rules that the app relies on', () => {
  expect(config.auth).toMatchObject({
    minimum_password_length: passwordMinCharacters,
    enable_anonymous_sign_ins: false,
    email: {
      enable_confirmations: true,
      require_current_password: true,
      secure_password_change: true,
      otp_length: 6,
    },
    enable_refresh_token_rotation: true,
    rate_limit: { email_sent: 100, sign_in_sign_ups: 30, token_verifications: 30 },
    sessions: { inactivity_timeout: '720h', timebox: '4320h' },
    mfa: { totp: { enroll_enabled: true, verify_enabled: true } },
    external: { google: { enabled: true } },
  });
});

it('every variable is in .env.example, and every secret is a variable', () => {
  const used = [...text.matchAll(/"env\((\w+)\)"/g)].map(([, name]) => name);
  const listed = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...new Set(used)].sort());
  const secrets = [...text.matchAll(/^(?:secret|pass|user|client_id|host) = (.*)$/gm)].map(
    ([, value]) => value,
  );
  expect(secrets).toHaveLength(5);
  for (const value of secrets) expect(value).toMatch(/^"env\(\w+\)"$/);
});

it('every mail has the subject and the text of the catalogue, in all its languages', () => {
  const written = Object.entries(mailTemplates).map(([name, { subject, html }]) => {
    expect(read(`templates/${name}.html`)).toBe(`${html}\n`);
    return [name, { subject, content_path: `./supabase/templates/${name}.html` }];
  });
  expect(config.auth).toMatchObject({ email: { template: Object.fromEntries(written) } });
  const links = Object.values(mailTemplates).flatMap(({ html }) => html.match(/href="[^"]*"/g) ?? []);
  expect(links).toHaveLength(10);
  // The auth service's own address spends the token as soon as anything opens it.
  for (const link of links) expect(link).toMatch(/\?token_hash=\{\{ \.TokenHash \}\}&amp;type=[a-z_]+"$/);
  expect(mailTemplates.recovery).toMatchObject({
    subject:
      '{{ if eq (printf "%v" .Data.locale) "de" }}Setze dein Passwort zurück{{ else }}Reset your password{{ end }}',
  });
});
