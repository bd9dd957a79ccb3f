const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, quoted attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Styles shared by the pages of the mock backend, light and dark. The pages have no build step to import tokens. */
export const pageStyle = `
:root { color-scheme: light dark; --ground: #f4f5f8; --card: #fff; --text: #1b1d28; --quiet: #555a6e;
  --line: #82879a; --accent: #3d3ab8; --on-accent: #fff; --notice: #fff3cd; --on-notice: #4d3800; --bad: #a3131f; }
@media (prefers-color-scheme: dark) { :root { --ground: #12131a; --card: #1c1e29; --text: #f0f1f6;
  --quiet: #b4b8ca; --line: #7d8298; --accent: #b3b1ff; --on-accent: #17173d; --notice: #3b2f0b;
  --on-notice: #ffe7a1; --bad: #ff9aa2; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 1rem;
  background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { inline-size: min(100%, 26rem); padding: 1.5rem; border-radius: 1rem; background: var(--card); }
.notice { margin: 0 0 1.5rem; padding: .75rem 1rem; border-radius: .5rem; background: var(--notice);
  color: var(--on-notice); font-size: .875rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
button, input { font: inherit; min-block-size: 2.75rem; border-radius: .5rem; }
button { inline-size: 100%; padding: .5rem 1rem; border: 1px solid var(--line); background: transparent;
  color: var(--text); cursor: pointer; }
button.primary { margin-block: 1rem .75rem; border-color: transparent; background: var(--accent);
  color: var(--on-accent); font-weight: 600; }
label { display: block; margin-block: .75rem .25rem; font-size: .875rem; font-weight: 600; }
input { inline-size: 100%; padding: .5rem .75rem; border: 1px solid var(--line); background: var(--card);
  color: var(--text); }
.problem { margin: 0; color: var(--bad); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
