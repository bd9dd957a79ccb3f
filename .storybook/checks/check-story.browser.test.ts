import type { TestContext } from 'vitest';
import { afterEach, describe, expect, it } from 'vitest';
import { checkStory } from './check-story';

afterEach(() => {
  document.head.querySelector('style[data-test]')?.remove();
  document.body.replaceChildren();
});

interface Shown {
  html: string;
  css?: string;
  id?: string;
  states?: string[];
  test?: 'error' | 'off';
}

/** Checks a story that shows this, its pictures aside. */
function check({ html, css = '', id = 'components-thing--default', states, test = 'error' }: Shown) {
  const sheet = document.createElement('style');
  sheet.dataset.test = '';
  sheet.textContent = css;
  document.head.append(sheet);
  document.body.innerHTML = html;
  const parameters = {
    ...(states && { states }),
    a11y: { options: {}, test },
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
  };
  return checkStory({ task: {}, story: { id, parameters } } as unknown as TestContext);
}

const paleInTheDark = '[data-theme="dark"] p { color: #333; background: #222 }';

describe('the check of a story', () => {
  it('passes a story that is as it says', async () => {
    await check({ html: '<p data-machine-state="run.idle">Ready</p>', states: ['run.idle'] });
  });

  it('fails when the machine is not in the state that the story declares', async () => {
    const story = { html: '<p data-machine-state="run.idle">Ready</p>', states: ['run.idle', 'run.done'] };
    await expect(check(story)).rejects.toThrow('declares the state run.done');
  });

  it('fails when it cannot be read in the dark theme', async () => {
    await expect(check({ html: '<p>Words</p>', css: paleInTheDark })).rejects.toThrow(
      'axe, dark theme: color-contrast',
    );
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('asks nothing of the colours where the story has switched axe off', async () => {
    await check({ html: '<p>Words</p>', css: paleInTheDark, test: 'off' });
  });

  it.each(['pages-home--default', 'journeys--first-picture'])('holds %s to what a page owes', async (id) => {
    await expect(check({ id, html: '<p style="width: 600px">Wide</p>' })).rejects.toThrow('The page is 6');
  });

  it('lets a component be as wide as it likes', async () => {
    await check({ html: '<p style="width: 600px">Wide</p>' });
  });
});
