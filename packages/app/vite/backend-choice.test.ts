import { describe, expect, it } from 'vitest';
import { EnvironmentError } from '../src/app/env.ts';
import { backendSwitch, checkBackendChoice } from './backend-switch.ts';

const project = { VITE_SUPABASE_URL: 'https://abcd.supabase.co', VITE_SUPABASE_ANON_KEY: 'sb_publishable_0' };

describe('the choice of a backend', () => {
  it.each([{ VITE_BACKEND: 'demo' }, { VITE_BACKEND: ' demo ' }, project])('is made by %o', (environment) => {
    expect(() => checkBackendChoice(environment)).not.toThrow();
  });

  it.each([
    ['nothing is set', {}, /^No backend is chosen\./],
    ['all is blank', { VITE_BACKEND: '', VITE_SUPABASE_URL: ' ' }, /^No backend is chosen\./],
    ['the name of a variable is misspelt', { VITE_SUPABASE_URI: 'https://abcd.supabase.co' }, /^No backend/],
    ['the value is misspelt', { VITE_BACKEND: 'Demo!' }, /^VITE_BACKEND is not demo/],
    [
      'the value is misspelt beside a project',
      { VITE_BACKEND: 'dmeo', ...project },
      /^VITE_BACKEND is not demo/,
    ],
    [
      'there are two',
      { VITE_BACKEND: 'demo', ...project },
      /^VITE_BACKEND=demo and VITE_SUPABASE_URL are both set/,
    ],
  ])('stops the build if %s', (_, environment, message) => {
    const check = () => checkBackendChoice(environment);
    expect(check).toThrow(EnvironmentError);
    expect(check).toThrow(message);
    expect(check).toThrow(/VITE_BACKEND=demo/);
  });
});

describe("the address of the public API's service", () => {
  const switchFor = (VITE_API_URL: string) => backendSwitch({ ...project, VITE_API_URL });

  it.each(['https://api.example.com', 'http://localhost:8080', ''])('may be %j', (url) => {
    const { note } = switchFor(url);
    expect(note.connectTo).toEqual([project.VITE_SUPABASE_URL, ...(url ? [url] : [])]);
  });

  it.each([
    'api.example.com',
    'http://api.example.com',
    'https://api.example.com/',
    'https://api.example.com/v1',
    'https://user:pw@api.example.com',
    'javascript:alert(1)',
  ])('stops the build if it is %s', (url) => {
    expect(() => switchFor(url)).toThrow(/^VITE_API_URL is not the bare https address/);
  });
});

describe("the site's own address", () => {
  it.each(['', 'https://www.example.com', 'https://www.example.com/', 'http://localhost:4173'])(
    'may be %j',
    (VITE_SITE_URL) => {
      expect(() => backendSwitch({ ...project, VITE_SITE_URL })).not.toThrow();
    },
  );

  it.each([
    'example.com',
    'ftp://example.com',
    'https://example.com/shop',
    'https://example.com/?a=1',
    'https://example.com/#a',
    'https://me:secret@example.com',
    'javascript:alert(1)',
  ])('stops the build if it is %s, and says how to put it right', (VITE_SITE_URL) => {
    expect(() => backendSwitch({ ...project, VITE_SITE_URL })).toThrow(/Set it to an address such as/);
  });
});

describe('the social link', () => {
  it.each(['', 'https://social.example/verapix'])('may be %j', (VITE_SOCIAL_URL) => {
    expect(() => backendSwitch({ ...project, VITE_SOCIAL_URL })).not.toThrow();
  });

  it.each(['social.example', 'http://social.example', 'javascript:alert(1)'])(
    'stops the build if it is %s',
    (VITE_SOCIAL_URL) => {
      expect(() => backendSwitch({ ...project, VITE_SOCIAL_URL })).toThrow(
        /^VITE_SOCIAL_URL is not an https/,
      );
    },
  );
});

describe('the address for events', () => {
  it.each(['/events', 'https://events.example/pages'])('may be %s, with the days they are kept', (url) => {
    const events = { VITE_ANALYTICS_URL: url, VITE_ANALYTICS_DAYS: '30' };
    expect(() => backendSwitch({ ...project, ...events })).not.toThrow();
  });

  it.each(['', '0', 'a month', '1.5'])('stops the build with the days %j', (VITE_ANALYTICS_DAYS) => {
    const events = { VITE_ANALYTICS_URL: '/events', VITE_ANALYTICS_DAYS };
    expect(() => backendSwitch({ ...project, ...events })).toThrow(
      /^VITE_ANALYTICS_URL is set without the days/,
    );
  });
});

describe('the image service', () => {
  it.each(['true', 'false', ''])('may be %j in a build for a project', (VITE_IMAGE_SERVICE) => {
    expect(() => backendSwitch({ ...project, VITE_IMAGE_SERVICE })).not.toThrow();
  });

  it.each([
    [{ VITE_IMAGE_SERVICE: 'true', VITE_BACKEND: 'demo' }, /^VITE_IMAGE_SERVICE is set without a project/],
    [{ VITE_IMAGE_SERVICE: 'https://images.example', ...project }, /^VITE_IMAGE_SERVICE is neither true/],
  ])('stops the build with %o', (environment, message) => {
    expect(() => backendSwitch(environment)).toThrow(message);
  });
});
