import { standInPageStyle } from '../http/stand-in-page.style';

/** The look of the sandbox checkout, light and dark. */
export const sandboxPageStyle = `${standInPageStyle}
main { inline-size: min(100%, 30rem); }
dl { margin: 1rem 0 1.5rem; }
dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-block: .5rem;
  border-block-end: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
dt { color: var(--quiet); }
dd { margin: 0; font-weight: 600; }
fieldset { margin: 0; padding: 0; border: 0; min-inline-size: 0; }
legend { padding: 0; font-weight: 600; font-size: 1.125rem; }
.hint { margin: .25rem 0 .75rem; color: var(--quiet); font-size: .875rem; }
.card { position: relative; display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; align-items: start;
  padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; }
.card + .card { margin-block-start: .5rem; }
.card:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent);
  background: color-mix(in srgb, var(--accent) 8%, transparent); }
.card:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
.card input { inline-size: 1.25rem; min-block-size: 1.25rem; margin: .125rem 0 0; accent-color: var(--accent); outline: 0; }
.card label { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0; font-size: 1rem;
  cursor: pointer; }
.card label::after { content: ''; position: absolute; inset: 0; }
.card p { grid-column: 2; margin: .125rem 0 0; color: var(--quiet); font-size: .875rem; }
.number { color: var(--quiet); font-weight: 400; font-variant-numeric: tabular-nums; white-space: nowrap; }
form + form { margin-block-start: .5rem; padding-block-start: 1rem;
  border-block-start: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
form + form .hint { margin-block-end: 0; }
.back { margin: 1rem 0 0; text-align: center; }
a { display: inline-block; padding-block: .5rem; color: var(--accent); }
`;
