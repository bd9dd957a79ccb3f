import { describe, expect, it } from 'vitest';
import { japanese, loadFont, requestOf } from './logo.fixture';
import { type LogoTools, runLogo } from './run-logo';

const tools: LogoTools = { loadFont, japanese, toPng: async () => new Blob(['png']) };

describe('runLogo', () => {
  it('draws the logos without characters that have no glyph, and lists them in a note', async () => {
    const outcome = await runLogo(requestOf({ brandName: 'Acme 🚀' }), () => {}, tools);
    expect(outcome).toMatchObject({
      ok: true,
      value: { note: 'None of our typefaces has “🚀”, so we left that out.' },
    });
  });

  it('fails if no character of the name has a glyph, and names the scripts that have', async () => {
    for (const brandName of ['🚀🚀', 'ខ្មែរ']) {
      const outcome = await runLogo(requestOf({ brandName }), () => {}, tools);
      const fix = expect.stringContaining('Arabic, Hebrew, Devanagari, Bengali, Tamil, Thai');
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'no-letters', fix } });
    }
  });

  // @spec error.logo
  it('fails if a font cannot be loaded', async () => {
    const offline: LogoTools = { ...tools, loadFont: () => Promise.reject(new TypeError('Failed to fetch')) };
    const outcome = await runLogo(requestOf(), () => {}, offline);
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'model-unavailable' } });
  });

  it('normalizes the name', async () => {
    const outcome = await runLogo(requestOf({ brandName: '  Acme\u202e\n Co ' }), () => {}, tools);
    if (!outcome.ok) throw new Error(outcome.failure.message);
    expect(outcome.value.logos[0]?.alt).toBe('Acme Co: symbol only');
  });

  it('reports the progress from the first phase to the end', async () => {
    const steps: [string, number | undefined][] = [];
    await runLogo(requestOf(), ({ phase, done }) => steps.push([phase, done]), tools);
    expect(steps[0]).toEqual(['letters', 0]);
    expect(steps.at(-1)).toEqual(['save', 1]);
  });
});
