import { type Motion, withMotion } from './motion';

const realMatchMedia = window.matchMedia.bind(window);
/** What the style sheets' media rules really ask. */
const asked = new Map<MediaList, string>();
let chosen: Motion | undefined;

const answering = (query: string) => (chosen ? withMotion(query, chosen) : query);

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = asked.get(rule.media) ?? rule.media.mediaText;
      if (query.includes('prefers-reduced-motion')) {
        asked.set(rule.media, query);
        rule.media.mediaText = answering(query);
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules);
  }
}

/** A sheet of another origin keeps its rules to itself; none of the product's is one. */
const isReadable = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;

function rewriteSheets(): void {
  for (const sheet of document.styleSheets) if (isReadable(sheet)) rewrite(sheet.cssRules);
}

/** Pages bring their style sheets along when they are first shown. */
const newcomers = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (node instanceof HTMLLinkElement) node.addEventListener('load', rewriteSheets, { once: true });
    }
  }
  rewriteSheets();
});

/**
 * Puts a `matchMedia` in the page that answers for the motion which is chosen here; as the device does until then. Once,
 * before any story: one that puts its own in front of it keeps it whatever is chosen.
 */
export function installPageMotion(): void {
  window.matchMedia = (query) => realMatchMedia(answering(query));
}

/**
 * Has style sheets and `matchMedia` answer as if the device were set to a motion; as the device is without one. Who
 * watches a query from before the change is not told of it: show the story anew.
 */
export function choosePageMotion(choice: Motion | undefined): void {
  if (choice === chosen) return;
  chosen = choice;
  rewriteSheets();
  if (choice) newcomers.observe(document.head, { childList: true, subtree: true, characterData: true });
  else newcomers.disconnect();
}
