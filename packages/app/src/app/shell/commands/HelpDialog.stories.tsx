import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HelpDialog } from './HelpDialog';
import { isHelpKeyOn, setHelpKey } from './help-key';
import { pageKeys } from './page-keys';

const onClose = fn();

/** A page with a file field and a picture that is marked with a brush, whose size has a slider. */
const page = document.createElement('main');
page.innerHTML =
  '<input type="file"><figure><div role="toolbar"></div><div role="application"></div><div role="slider" aria-valuetext="40"></div></figure>';

const meta = preview.meta({
  title: 'Pages/Shell/Help dialog',
  component: HelpDialog,
  args: { groups: pageKeys(page), onClose },
  beforeEach: () => void setHelpKey(true),
  parameters: { layout: 'fullscreen' },
});

const dialog = () => within(document.body).findByRole('dialog', { name: 'Keyboard shortcuts on this page' });

export const Default = meta.story({
  play: async () => {
    const headings = within(await dialog()).getAllByRole('heading', { level: 3 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'On every page',
      'Choosing a picture',
      'A picture',
      'The brush',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
});

/** The single key can be turned off; the commands still open the dialog. */
export const KeyOff = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const key = within(await dialog()).getByRole('switch', { name: 'Open this help with ?' });
    await userEvent.click(key);
    await expect(key).not.toBeChecked();
    await expect(isHelpKeyOn()).toBe(false);
  },
});
