import { expect, type Locator, type Page } from '@playwright/test';
import type { Keyboard } from './keyboard.ts';

const tabs = ['People', 'Network', 'Inbox', 'Data'] as const;
type Tab = (typeof tabs)[number];

const networks = ['Normal', 'Slow', 'Offline', 'Server error', 'Too many requests'] as const;
type Network = (typeof networks)[number];

/** The demo backend's panel, by keyboard. */
export function demoBackendOf(page: Page, keys: Keyboard) {
  const launcher = page.getByRole('button', { name: /^Demo backend/ });
  const panel = page.getByRole('dialog', { name: 'Demo backend' });

  async function open(tab: Tab): Promise<Locator> {
    if (!(await panel.isVisible())) await keys.press(launcher);
    await keys.reach(panel.getByRole('tab', { selected: true }));
    const shown = await panel.getByRole('tab', { selected: true }).textContent();
    const from = tabs.findIndex((each) => shown?.startsWith(each));
    for (let at = from; tabs[at] !== tab; at = (at + 1) % tabs.length) {
      await page.keyboard.press('ArrowRight');
      await expect(panel.getByRole('tab').nth((at + 1) % tabs.length)).toBeFocused();
    }
    await expect(panel.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    return panel;
  }
  async function close(): Promise<void> {
    // Not by Escape, which a toast that comes after the panel is open would take.
    await keys.press(panel.getByRole('button', { name: 'Close', exact: true }));
    await expect(panel).toBeHidden();
    await expect(launcher).toBeFocused();
  }
  return {
    launcher,
    panel,
    open,
    close,
    /** Signs in as a persona of the panel: 'Premium member'. */
    become: async (label: string): Promise<void> => {
      await keys.press((await open('People')).getByRole('button', { name: `Sign in as ${label}` }));
      await expect(page.getByText(`Signed in as ${label}`).first()).toBeVisible();
      await expect(panel).toBeHidden();
    },
    /** Chooses how the backend responds from now on. */
    choose: async (network: Network): Promise<void> => {
      const group = await open('Network');
      const radios = group.getByRole('radio');
      await keys.reach(group.getByRole('radio', { checked: true }));
      const isChecked = await radios.evaluateAll((all) => all.map((radio) => radio.ariaChecked === 'true'));
      const [from, to] = [isChecked.indexOf(true), networks.indexOf(network)];
      const [step, key] = to > from ? ([1, 'ArrowDown'] as const) : ([-1, 'ArrowUp'] as const);
      for (let at = from; at !== to; at += step) {
        // The key stays down until the focus has moved, which selects the radio.
        await page.keyboard.down(key);
        await expect(radios.nth(at + step)).toBeChecked();
        await page.keyboard.up(key);
      }
      await close();
    },
    /** Opens the newest mail, which is unread, and follows its link. */
    followLink: async (subject: string, link: string): Promise<void> => {
      await expect(launcher).toHaveAccessibleName(/1 unread email$/);
      const inbox = await open('Inbox');
      await keys.press(inbox.getByRole('button', { name: `Unread: ${subject}` }));
      await keys.press(inbox.getByRole('link', { name: link }));
    },
  };
}
