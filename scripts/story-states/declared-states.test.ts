import { describe, expect, it } from 'vitest';
import { declaredStates } from './declared-states.ts';

const file = 'Upscaler.stories.tsx';

/** The stories of a file, below the line that all files of stories begin with. */
const read = (code: string) =>
  declaredStates(`import preview from '@verapix/storybook/preview';${code}`, file);

describe('reading the states of stories', () => {
  it('finds those of each story, and nothing else called so', () => {
    const code = `
      const meta = preview.meta({ title: 'Pages/Upscaler' });
      // parameters: { states: ['tool-run.comment'] }
      export const TooLarge = meta.story({
        args: { states: ['args'], file: <Picture states={['jsx']} /> },
        parameters: { route: '/tools', states: ['tool-run.checking', "tool-run.processing"] as const },
      });
      export const Done = meta.story({
        name: 'Made larger',
        parameters: { 'states': ['tool-run.done.taken'] satisfies string[], ...shared } satisfies Parameters,
      });
      export const Plain = meta.story({ parameters: { chromatic: { disableSnapshot: true } } });
      const states = ['variable'];
    `;
    const title = 'Pages/Upscaler';
    const tooLarge = { storyId: 'pages-upscaler--too-large', title, name: 'Too Large' };
    expect(read(code)).toEqual([
      { state: 'tool-run.checking', ...tooLarge },
      { state: 'tool-run.processing', ...tooLarge },
      { state: 'tool-run.done.taken', storyId: 'pages-upscaler--done', title, name: 'Made larger' },
    ]);
  });

  it('gives the states of the meta to the stories that name none', () => {
    const code = `
      const meta = preview.meta({ title: 'Pages/Upscaler', parameters: { states: ['tool-run.empty'] } });
      export const Empty = meta.story({});
      export const Busy = meta.story({ parameters: { states: ['tool-run.processing'] } });
    `;
    expect(read(code).map(({ state, name }) => [name, state])).toEqual([
      ['Empty', 'tool-run.empty'],
      ['Busy', 'tool-run.processing'],
    ]);
  });

  it.each(['states', '[state]', '[...states]', 'stateNames("tool-run")', '["tool-run.empty", ,]'])(
    'refuses %s, which it can not read, and says where',
    (states) => {
      const code = `
const meta = preview.meta({ title: 'Pages/Upscaler' });
export const Busy = meta.story({ parameters: { states: ${states} } });`;
      expect(() => read(code)).toThrow(/^Upscaler\.stories\.tsx:3: /);
    },
  );

  it('refuses a meta without a title', () => {
    const code = '\nconst meta = preview.meta({});\nexport const Busy = meta.story({});';
    expect(() => read(code)).toThrow(/^Upscaler\.stories\.tsx: the meta must have a title/);
  });
});
