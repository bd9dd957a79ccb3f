import { escapeHtml, pageStyle } from '../http/html';

const authorizePageStyle = `${pageStyle}
h1 + p { margin: .25rem 0 1rem; color: var(--quiet); }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
ul { margin: 0; padding: 0; list-style: none; }
li + li { border-block-start: 1px solid color-mix(in srgb, var(--line) 40%, transparent); }
button.account { padding: .75rem .5rem; border: 0; text-align: start; }
button.account:hover { background: color-mix(in srgb, var(--accent) 12%, transparent); }
.name { display: block; font-weight: 600; }
.email { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
`;

/** An account as Google would report it. */
export interface GoogleAccount {
  email: string;
  name: string;
}

interface AuthorizePage {
  /** The request's address. The forms submit to it. */
  url: URL;
  accounts: readonly GoogleAccount[];
  /** Why the last submission was rejected. */
  problem?: string;
}

/** Parameters that every form keeps. */
const keptParameters = ['provider', 'redirect_to', 'code_challenge', 'code_challenge_method', 'scopes'];

/** The page that replaces Google's: choose an account, or type one. It needs no script. */
export function authorizePage(page: AuthorizePage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose a Google account (demo)</title>
<style>${authorizePageStyle}</style>
</head>
<body>
<main>
<p class="notice"><strong>Demo sign-in page.</strong> This is not Google. Nothing you type here leaves this
application.</p>
<h1>Choose an account</h1>
<p>to continue to Verapix</p>
${page.accounts.length > 0 ? accountList(page) : ''}
${otherAccount(page)}
${form(page, '<button name="cancel" value="1">Cancel</button>')}
</main>
</body>
</html>`;
}

/** A form that submits a choice to this address. */
function form({ url }: AuthorizePage, content: string): string {
  const kept = keptParameters.map((name) => hiddenField(url, name)).join('');
  return `<form action="/auth/v1/authorize" method="get">${kept}${content}</form>`;
}

function accountList(page: AuthorizePage): string {
  return form(page, `<ul>${page.accounts.map(accountItem).join('')}</ul>`);
}

function otherAccount(page: AuthorizePage): string {
  const { url, problem } = page;
  const email = { name: 'account', label: 'E-mail', type: 'email', autocomplete: 'email' };
  const name = { name: 'name', label: 'Name', type: 'text', autocomplete: 'name' };
  return form(
    page,
    `<h2>Use another account</h2>
${problem === undefined ? '' : `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>`}
${textField({ ...email, value: parameter(url, 'account'), isWrong: problem !== undefined })}
${textField({ ...name, value: parameter(url, 'name'), isWrong: false })}
<button class="primary">Continue</button>`,
  );
}

function parameter(url: URL, name: string): string {
  return url.searchParams.get(name) ?? '';
}

function hiddenField(url: URL, name: string): string {
  const value = url.searchParams.get(name);
  return value === null ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

function accountItem({ email, name }: GoogleAccount): string {
  const address = escapeHtml(email);
  return `<li><button class="account" name="account" value="${address}">
<span class="name">${escapeHtml(name)}</span> <span class="email">${address}</span></button></li>`;
}

interface TextField {
  name: string;
  label: string;
  type: string;
  autocomplete: string;
  value: string;
  /** Marks the field as invalid, described by the message above it. */
  isWrong: boolean;
}

function textField({ name, label, type, autocomplete, value, isWrong }: TextField): string {
  const invalidAttributes = isWrong ? 'aria-invalid="true" aria-describedby="problem"' : '';
  return `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required maxlength="255" ${invalidAttributes}
value="${escapeHtml(value)}">`;
}
