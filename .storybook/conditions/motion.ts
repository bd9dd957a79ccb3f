import { createCondition } from './toolbars';

/** Reduced or full motion. Default: the device's setting. */
export const motion = createCondition({
  name: 'Motion',
  icon: 'play',
  choices: { reduced: 'Reduced', full: 'Full' },
});

export type Motion = NonNullable<ReturnType<typeof motion.chosen>>;

const feature = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const [always, never] = ['(min-width: 0)', '(max-width: 0)'];

/** A media query with its motion feature replaced, as if the device had that setting. */
export function withMotion(query: string, choice: Motion): string {
  return query.replace(feature, (_, preference: string = 'reduce') =>
    (preference === 'reduce') === (choice === 'reduced') ? always : never,
  );
}

/** The original queries of rewritten media rules. */
const originalQueries = new Map<MediaList, string>();
let chosen: Motion | undefined;

const applyMotion = (query: string) => (chosen ? withMotion(query, chosen) : query);

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = originalQueries.get(rule.media) ?? rule.media.mediaText;
      if (query.includes('prefers-reduced-motion')) {
        originalQueries.set(rule.media, query);
        rule.media.mediaText = applyMotion(query);
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

/** The rules of another origin's style sheets cannot be read. The product has none. */
const isReadable = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;

function rewriteSheets(): void {
  for (const sheet of document.styleSheets) if (isReadable(sheet)) rewrite(sheet.cssRules);
}

let sheetObserver: MutationObserver | undefined;

/** Rewrites style sheets that pages add later. */
const observeSheets = () =>
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof HTMLLinkElement) node.addEventListener('load', rewriteSheets, { once: true });
      }
    }
    rewriteSheets();
  });

/** Replaces `matchMedia` with one that respects the chosen motion. Call it once, before any story. */
export function installPageMotion(): void {
  const original = window.matchMedia.bind(window);
  window.matchMedia = (query) => original(applyMotion(query));
}

/**
 * Applies a motion to style sheets and `matchMedia`; undefined restores the device's. Existing media query listeners are
 * not notified: render the story again.
 */
export function choosePageMotion(choice: Motion | undefined): void {
  if (choice === chosen) return;
  chosen = choice;
  rewriteSheets();
  sheetObserver ??= observeSheets();
  if (choice) sheetObserver.observe(document.head, { childList: true, subtree: true, characterData: true });
  else sheetObserver.disconnect();
}
