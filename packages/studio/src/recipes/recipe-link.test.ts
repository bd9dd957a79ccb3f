import { describe, expect, it } from 'vitest';
import { readRecipeFile } from './recipe-file';
import { linkedFile, recipeLink } from './recipe-link';

const draft = {
  name: 'Sommer – für alle',
  steps: [{ tool: 'background-remover' as const, settings: { method: 'instant', subject: 'anything' } }],
};
const page = 'https://verapix.example/recipes';

const readFrom = async (address: string) => {
  const file = linkedFile(new URL(address) as unknown as Location);
  return file && readRecipeFile(file);
};

describe('the link of a recipe', () => {
  it('holds the recipe, in the part that is not sent to the server', async () => {
    const link = recipeLink(draft, page);
    expect(link).toMatch(/^https:\/\/verapix\.example\/recipes#recipe=[\w-]+$/);
    expect(await readFrom(link)).toEqual({ ok: true, draft });
  });

  it.each(['???', '>>>', '>>?', 'Sommer', 'Sommer 1', 'Sommer 12', 'für 😀'])(
    'names the recipe %s in the alphabet of addresses, without padding',
    async (name) => {
      const link = recipeLink({ ...draft, name }, page);
      const text = link.slice(`${page}#recipe=`.length);
      expect(text).toMatch(/^[\w-]+$/);
      expect(JSON.parse(Buffer.from(text, 'base64url').toString())).toMatchObject({ name });
      expect(await readFrom(link)).toEqual({ ok: true, draft: { ...draft, name } });
    },
  );

  it('holds the content of a JSON file; the fragment comes before the query', async () => {
    const file = linkedFile({ hash: '#recipe=Pj4_Pz8-', search: '?link=web%2Bverapix:eA' });
    expect(file).toMatchObject({ name: 'The link', type: 'application/json' });
    expect(await file?.text()).toBe('>>???>');
  });

  it.each(['web+verapix:Pj4_Pz8-', 'Pj4_Pz8-'])('is read from the query: %s', async (link) => {
    const file = linkedFile({ hash: '#top', search: `?${new URLSearchParams({ link })}` });
    expect(await file?.text()).toBe('>>???>');
  });

  it('is kept as it is if it is not base64', async () => {
    expect(await linkedFile({ hash: '#recipe=a%b', search: '' })?.text()).toBe('a%b');
  });

  it('opens in the installed app as well', async () => {
    const text = recipeLink(draft, page).split('=')[1];
    const passed = `${page}?link=${encodeURIComponent(`web+verapix:${text}`)}`;
    expect(await readFrom(passed)).toEqual({ ok: true, draft });
  });

  it('is refused like a file if it holds something else', async () => {
    for (const address of [`${page}#recipe=%%%`, `${page}#recipe=`, `${page}?link=web%2Bverapix%3Aalert(1)`])
      expect(await readFrom(address)).toMatchObject({
        ok: false,
        problem: { message: 'This file isn’t a recipe.' },
      });
  });

  it('is not in other addresses', () => {
    expect(linkedFile({ hash: '#top', search: '?from=library' })).toBeUndefined();
  });
});
