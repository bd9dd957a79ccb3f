import { standInPageStyle } from '../http/stand-in-page.style';

/** The look of the stand-in's sign-in page. */
export const authorizePageStyle = `${standInPageStyle}
h1 + p { margin: .25rem 0 1rem; color: var(--quiet); }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
ul { margin: 0; padding: 0; list-style: none; }
li + li { border-block-start: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
button.account { padding: .75rem .5rem; border: 0; text-align: start; }
button.account:hover { background: color-mix(in srgb, var(--accent) 12%, transparent); }
.name { display: block; font-weight: 600; }
.email { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
`;
