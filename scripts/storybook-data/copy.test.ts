import { describe, expect, it } from 'vitest';
import { fixedParts, storiesIn } from './copy.ts';

describe('the words of a message to search for', () => {
  it.each([
    ['Cancel your subscription?', ['Cancel your subscription?']],
    ['Save it', ['Save it']],
    ['Cancel', []],
    ['Read the <link>terms of use</link> before {day}.', ['terms of use']],
    [
      '{count, plural, one {# file is too large} other {# files are too large}}',
      ['# file is too large', '# files are too large'],
    ],
  ])('%s', (message, parts) => {
    expect(fixedParts(message)).toEqual(parts);
  });
});

describe('reading stories', () => {
  it('gives each story its own code and the declarations that it names', () => {
    const source = `
      import preview from '@verapix/storybook/preview';
      const toast = { title: 'Login failed' };
      const meta = preview.meta({ title: 'Toasts' });
      export const Failed = meta.story({ args: { toast } });
      export const Done = meta.story({ args: { title: 'Saved' } });`;
    const [failed, done] = storiesIn(source, 'Toasts.stories.tsx');
    expect(failed).toMatchObject({ storyId: 'toasts--failed', title: 'Toasts', name: 'Failed' });
    expect(failed?.code).toContain('Login failed');
    expect(done?.code).not.toContain('Login failed');
  });
});
