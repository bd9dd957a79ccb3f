// Runs before every other script. The page's policy for Trusted Types: libraries and the bundler name workers by strings,
// of which only addresses of the page's own origin are accepted. Text becomes markup only if it holds no tag.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  createHTML: (text) => (/[<&]/.test(text) ? null : text),
});

// Also runs before the first paint: it applies the stored theme, and marks the document while a stored session is still to be
// read: pages are prerendered for visitors, and the header hides what it offers them until then.
(() => {
  try {
    const { dataset } = document.documentElement;
    const theme = localStorage.getItem('verapix.theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (localStorage.getItem('verapix-auth') !== null) dataset.session = 'stored';
  } catch {
    // Storage is blocked: the theme follows the system.
  }
})();

// A payment page that the merchant configured leads to English addresses. A reader of another language goes on in that one:
// the language of the page before.
(() => {
  const { pathname, search, hash } = location;
  const returns = /^\/(payment\/(success|error)|subscriptions)\/?$/;
  const key = 'verapix.language';
  try {
    const language = /^\/(de)(\/|$)/.exec(pathname)?.[1];
    const last = localStorage.getItem(key);
    if (language) localStorage.setItem(key, language);
    else if (last === 'de' && returns.test(pathname)) location.replace(`/${last}${pathname}${search}${hash}`);
    else if (last !== null) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the reader goes on in English.
  }
})();

// The last button, box or radio that is pressed before React listens is noted, to be pressed again once its part of the page
// answers (`src/lib/early-press.ts`). Not what answers by itself.
addEventListener(
  'click',
  ({ target }) => {
    const control = target.closest?.('button:not([type=submit]), [type=checkbox], [type=radio]');
    const answers = control?.popoverTargetElement || control?.commandForElement;
    const isEarly = control?.closest('[data-asleep]') && !answers;
    globalThis.earlyPress = { last: isEarly ? { control, checked: control.checked } : undefined };
  },
  true,
);
