/** The look of the stand-in's sign-in page, light and dark. It has no build of its own, so its colours are here. */
export const authorizePageStyle = `
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
h1 + p { margin: .25rem 0 1rem; color: var(--quiet); }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
ul { margin: 0; padding: 0; list-style: none; }
li + li { border-block-start: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
button, input { font: inherit; min-block-size: 2.75rem; border-radius: .5rem; }
button { inline-size: 100%; padding: .5rem 1rem; border: 1px solid var(--line); background: transparent;
  color: var(--text); cursor: pointer; }
button.account { padding: .75rem .5rem; border: 0; text-align: start; }
button.account:hover { background: color-mix(in srgb, var(--accent) 12%, transparent); }
button.primary { margin-block: 1rem .75rem; border-color: transparent; background: var(--accent);
  color: var(--on-accent); font-weight: 600; }
.name { display: block; font-weight: 600; }
.email { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
label { display: block; margin-block: .75rem .25rem; font-size: .875rem; font-weight: 600; }
input { inline-size: 100%; padding: .5rem .75rem; border: 1px solid var(--line); background: var(--card);
  color: var(--text); }
.problem { margin: 0; color: var(--bad); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
