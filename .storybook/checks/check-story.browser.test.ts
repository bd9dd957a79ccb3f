import type { TestContext } from 'vitest';
import { afterEach, describe, expect, it } from 'vitest';
import { checkStory } from './check-story';

afterEach(() => {
  for (const sheet of document.head.querySelectorAll('style[data-test]')) sheet.remove();
  document.body.replaceChildren();
});

interface Shown {
  html: string;
  css?: string;
  id?: string;
  states?: string[];
  test?: 'error' | 'off';
}

/** Checks a story with this content, without screenshots. */
function check(shown: Shown) {
  const { html, css = '', id = 'components-thing--matrix', states, test = 'error' } = shown;
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
  return checkStory({ task: { meta: {} }, story: { id, parameters } } as unknown as TestContext);
}

const paleInTheDark = '[data-theme="dark"] p { color: #333; background: #222 }';

describe('the check of a story', () => {
  it('passes a story in its declared state', async () => {
    await check({ html: '<p data-machine-state="run.idle">Ready</p>', states: ['run.idle'] });
  });

  it('fails if the machine is not in the declared state', async () => {
    const story = { html: '<p data-machine-state="run.idle">Ready</p>', states: ['run.idle', 'run.done'] };
    await expect(check(story)).rejects.toThrow('declares the state run.done');
  });

  it('fails if the dark theme has too little contrast', async () => {
    await expect(check({ html: '<p>Words</p>', css: paleInTheDark })).rejects.toThrow(
      'axe, dark theme: color-contrast',
    );
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('ignores contrast if the story switches axe off', async () => {
    await check({ html: '<p>Words</p>', css: paleInTheDark, test: 'off' });
  });

  it.each(['pages-home--default', 'journeys--first-picture'])('checks the reflow of %s', async (id) => {
    await expect(check({ id, html: '<p style="width: 600px">Wide</p>' })).rejects.toThrow('The page is 6');
  });

  it('checks contrast in the dark theme in the matrix of a component', async () => {
    const pale = { html: '<p>Words</p>', css: paleInTheDark };
    await check({ ...pale, id: 'components-thing--disabled' });
    await expect(check({ ...pale, id: 'components-thing--matrix' })).rejects.toThrow('axe, dark theme');
  });

  it('ignores the width of a component', async () => {
    await check({ html: '<p style="width: 600px">Wide</p>' });
  });
});
