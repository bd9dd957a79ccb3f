import { describe, expect, it } from 'vitest';
import { declaredParameters } from './story-parameters.ts';

const file = 'Upscaler.stories.tsx';

/** The parameter `states` in a stories file with this code. */
const read = (code: string) =>
  declaredParameters(`import preview from '@verapix/storybook/preview';${code}`, file, 'states');

describe('reading a parameter of stories', () => {
  it('finds those of each story, and nothing else with that name', () => {
    const code = `
      const meta = preview.meta({ title: 'Pages/Upscaler' });
      // parameters: { states: ['tool-run.comment'] }
      export const TooLarge = meta.story({
        args: { states: ['args'], file: <Picture states={['jsx']} /> },
        parameters: { route: '/tools', states: ['tool-run.checking', "tool-run.processing"] as const },
        play: async () => {},
      });
      export const Done = meta.story({
        name: 'Made larger',
        parameters: { 'states': ['tool-run.done.saved'] satisfies string[], ...shared } satisfies Parameters,
      });
      export const Plain = meta.story({ parameters: { chromatic: { disableSnapshot: true } } });
      const states = ['variable'];
    `;
    const title = 'Pages/Upscaler';
    const tooLarge = { storyId: 'pages-upscaler--too-large', title, name: 'Too Large', isPlayed: true };
    expect(read(code)).toEqual([
      { value: 'tool-run.checking', ...tooLarge },
      { value: 'tool-run.processing', ...tooLarge },
      {
        value: 'tool-run.done.saved',
        storyId: 'pages-upscaler--done',
        title,
        name: 'Made larger',
        isPlayed: false,
      },
    ]);
  });

  it('gives the value of the meta to stories without their own', () => {
    const code = `
      const meta = preview.meta({ title: 'Pages/Upscaler', parameters: { states: ['tool-run.empty'] } });
      export const Empty = meta.story({});
      export const Busy = meta.story({ parameters: { states: ['tool-run.processing'] } });
    `;
    expect(read(code).map(({ value, name }) => [name, value])).toEqual([
      ['Empty', 'tool-run.empty'],
      ['Busy', 'tool-run.processing'],
    ]);
  });

  it.each(['states', '[state]', '[...states]', 'stateNames("tool-run")', '["tool-run.empty", ,]'])(
    'rejects %s with its place',
    (states) => {
      const code = `
const meta = preview.meta({ title: 'Pages/Upscaler' });
export const Busy = meta.story({ parameters: { states: ${states} } });`;
      expect(() => read(code)).toThrow(/^Upscaler\.stories\.tsx:3: /);
    },
  );

  it('rejects a meta without a title', () => {
    const code = '\nconst meta = preview.meta({});\nexport const Busy = meta.story({});';
    expect(() => read(code)).toThrow(/^Upscaler\.stories\.tsx: the meta must have a title/);
  });
});
