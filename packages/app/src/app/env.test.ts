import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readBackendConfig } from './env';

const key = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2ln';
const real = { VITE_SUPABASE_URL: 'https://abcd.supabase.co/', VITE_SUPABASE_ANON_KEY: key };

describe('readBackendConfig', () => {
  it('is the mock backend, with founder sign-up, if nothing is set', () => {
    expect(readBackendConfig({})).toEqual({ kind: 'embedded', founderSignUp: true });
    expect(readBackendConfig({ VITE_SUPABASE_URL: ' ', VITE_SUPABASE_ANON_KEY: '' }).kind).toBe('embedded');
  });

  it('is a real project, without founder sign-up, if both are set', () => {
    expect(readBackendConfig(real)).toEqual({
      kind: 'supabase',
      url: 'https://abcd.supabase.co',
      apiUrl: 'https://abcd.supabase.co',
      anonKey: key,
      founderSignUp: false,
    });
  });

  it('takes the address of the public API from VITE_API_URL', () => {
    const apiUrl = 'https://api.example.com';
    expect(readBackendConfig({ ...real, VITE_API_URL: ` ${apiUrl} ` })).toMatchObject({ apiUrl });
  });

  // @spec sign-up.founder
  it('lets VITE_FOUNDER_SIGNUP decide about founders', () => {
    expect(readBackendConfig({ ...real, VITE_FOUNDER_SIGNUP: 'TRUE' }).founderSignUp).toBe(true);
    expect(readBackendConfig({ VITE_FOUNDER_SIGNUP: 'false' }).founderSignUp).toBe(false);
    expect(() => readBackendConfig({ VITE_FOUNDER_SIGNUP: 'yes' })).toThrow(EnvironmentError);
  });

  it.each(['http://localhost:54321', 'http://127.0.0.1:54321'])('accepts http on this machine: %s', (url) => {
    expect(readBackendConfig({ ...real, VITE_SUPABASE_URL: url })).toMatchObject({ url });
  });

  it.each([
    'http://abcd.supabase.co',
    'http://localhost.evil.example',
    'https://user:pw@abcd.supabase.co',
    'https://abcd.supabase.co/auth/v1',
    'https://abcd.supabase.co/?a=1',
    'https://abcd.supabase.co/#a',
    'javascript:alert(1)',
    'ftp://abcd.supabase.co',
    'abcd.supabase.co',
    'https://',
  ])('refuses the address %s and says how to put it right', (url) => {
    const read = () => readBackendConfig({ ...real, VITE_SUPABASE_URL: url });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(/^VITE_SUPABASE_URL .*Set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY/);
  });

  it('names the missing variable', () => {
    expect(() => readBackendConfig({ VITE_SUPABASE_URL: real.VITE_SUPABASE_URL })).toThrow(
      /^VITE_SUPABASE_ANON_KEY is not set, but VITE_SUPABASE_URL is\./,
    );
    expect(() => readBackendConfig({ VITE_SUPABASE_ANON_KEY: key })).toThrow(/^VITE_SUPABASE_URL is not set/);
  });

  it.each([
    ['a secret key', 'sb_secret_0123456789'],
    [
      'a token of the service role',
      `eyJhbGciOiJIUzI1NiJ9.${btoa('{"role":"service_role"}').replaceAll('=', '')}.c2ln`,
    ],
  ])('refuses %s as the public key, without repeating it', (_, secret) => {
    const read = () => readBackendConfig({ ...real, VITE_SUPABASE_ANON_KEY: secret });
    expect(read).toThrow(/^VITE_SUPABASE_ANON_KEY is a secret key\./);
    expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining(secret) }));
  });

  it('accepts a publishable key', () => {
    const publishable = 'sb_publishable_0123456789';
    expect(readBackendConfig({ ...real, VITE_SUPABASE_ANON_KEY: publishable })).toMatchObject({
      anonKey: publishable,
    });
  });

  it('never repeats the key in a message', () => {
    const secret = 'se cret';
    expect(() => readBackendConfig({ ...real, VITE_SUPABASE_ANON_KEY: secret })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(secret) }),
    );
  });

  it('returns a config or throws an EnvironmentError, whatever is set', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (url, anonKey) => {
        try {
          const config = readBackendConfig({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey });
          expect(['embedded', 'supabase']).toContain(config.kind);
        } catch (error) {
          expect(error).toBeInstanceOf(EnvironmentError);
        }
      }),
    );
  });
});
