import { afterEach, describe, expect, it } from 'vitest';
import { motionFaults } from './motion';
import { pageFaults } from './page-faults';

afterEach(() => {
  document.body.replaceChildren();
});

/** The faults of a page with this content. */
async function faultsOf(html: string): Promise<string[]> {
  document.body.innerHTML = html;
  return [...motionFaults(), ...(await pageFaults())];
}

/** A control that is visible by its background only. */
const colourAlone = 'appearance: none; border: 0; outline: 0; width: 20px; height: 20px; background: #06c';

describe('a page at 400 % zoom', () => {
  it('passes if its text wraps', async () => {
    expect(await faultsOf('<p>Text that goes on in the next line, and in the one after it.</p>')).toEqual([]);
  });

  it('fails if it scrolls sideways', async () => {
    const faults = await faultsOf('<p style="width: 600px">Wide</p>');
    expect(faults.join()).toContain('<p> “Wide” reaches out of a page 320 pixels wide.');
    expect(faults.join()).toMatch(/The page is 6\d\d pixels wide where there are 320\./);
  });

  it('fails if text is cut off', async () => {
    const cut = '<div style="overflow: hidden"><p style="width: 600px">Cut off</p></div>';
    expect(await faultsOf(cut)).toEqual(['<p> “Cut off” reaches out of a page 320 pixels wide.']);
  });

  it.each([
    ['scrolls within itself', '<div style="overflow-x: auto"><p style="width: 600px">A table</p></div>'],
    [
      'ends in an ellipsis',
      '<div style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap"><span>photo-of-a-very-long-name-that-goes-on-for-longer-than-there-is-room.jpeg</span></div>',
    ],
    [
      'is for screen readers only',
      '<div style="position: absolute; width: 1px; height: 1px; overflow: hidden"><p style="width: 600px">Said</p></div>',
    ],
    ['is hidden', '<p style="width: 600px; visibility: hidden; position: absolute; display: none">No</p>'],
  ])('ignores content that %s', async (_, html) => {
    expect(await faultsOf(html)).toEqual([]);
  });

  it('restores its width', async () => {
    const before = innerWidth;
    await faultsOf('<p>Text</p>');
    expect(innerWidth).toBe(before);
  });
});

describe('a page with reduced motion', () => {
  const turning = '<style>@keyframes turn { to { rotate: 1turn } }</style>';

  it('fails if an animation has no end', async () => {
    const faults = await faultsOf(`${turning}<div style="animation: turn 1s infinite">Wheel</div>`);
    expect(faults).toEqual(['<div> “Wheel” is animated without end.']);
  });

  it('passes if the animation ends', async () => {
    expect(await faultsOf(`${turning}<div style="animation: turn 1s 1">Wheel</div>`)).toEqual([]);
  });

  it('fails if a video plays by itself', async () => {
    expect(await faultsOf('<video autoplay muted aria-label="Film"></video>')).toEqual([
      '<video> “Film” plays by itself.',
    ]);
  });
});

describe('a page in forced colours', () => {
  it.each(['checkbox', 'switch', 'slider'])(
    'fails if a %s is visible by its background only',
    async (role) => {
      const faults = await faultsOf(`<div role="${role}" aria-label="Sound" style="${colourAlone}"></div>`);
      expect(faults).toEqual([
        `<div[role=${role}]> “Sound” has neither a line nor a fill in forced colours.`,
      ]);
    },
  );

  it('passes with a border', async () => {
    const lined = `${colourAlone}; border: 1px solid #06c`;
    expect(await faultsOf(`<div role="checkbox" aria-label="Sound" style="${lined}"></div>`)).toEqual([]);
  });

  const tabs = (chosen: string) => `
    <div role="tablist">
      <button role="tab" aria-selected="true" style="${chosen}">One</button>
      <button role="tab" aria-selected="false">Two</button>
    </div>`;

  it('fails if the selected tab looks like the others', async () => {
    expect(await faultsOf(tabs('background: #06c'))).toEqual([
      '<button[role=tab]> “One” is selected and looks like <button[role=tab]> “Two” in forced colours.',
    ]);
  });

  it('passes if the selected tab differs by more than its background', async () => {
    expect(await faultsOf(tabs('text-decoration: underline'))).toEqual([]);
  });

  it('fails if colours that opt out have too little contrast', async () => {
    const faults = await faultsOf(
      '<p style="forced-color-adjust: none; color: #aaa; background: #fff">Pale words</p>',
    );
    expect(faults.join()).toContain('axe, forced colours: color-contrast');
  });

  it('restores its colours', async () => {
    await faultsOf('<p>Text</p>');
    expect(matchMedia('(forced-colors: active)').matches).toBe(false);
  });
});
