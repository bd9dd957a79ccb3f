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

  it('opens in the installed app as well', async () => {
    const text = recipeLink(draft, page).split('=')[1];
    const passed = `${page}?link=${encodeURIComponent(`web+verapix:${text}`)}`;
    expect(await readFrom(passed)).toEqual({ ok: true, draft });
  });

  it('is refused like a file if it holds something else', async () => {
    for (const address of [`${page}#recipe=%%%`, `${page}#recipe=`, `${page}?link=web%2Bverapix%3Aalert(1)`])
      expect(await readFrom(address)).toMatchObject({
        ok: false,
        problem: { message: 'The file is no recipe.' },
      });
  });

  it('is not in other addresses', () => {
    expect(linkedFile({ hash: '#top', search: '?from=library' })).toBeUndefined();
  });
});
