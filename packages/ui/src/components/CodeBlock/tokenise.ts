const tokenKinds = ['comment', 'text', 'number', 'word', 'plain'] as const;

/** A piece of code with one colour. */
export interface Token {
  kind: (typeof tokenKinds)[number];
  text: string;
}

const keywords = [
  'as|async|await|catch|const|def|elif|else|except|export|for|from|function|if|import|in|let|new|not|of|raise|return',
  'throw|try|while|with|true|false|null|undefined|True|False|None',
].join('|');

/** The first alternative that matches wins. Comments and numbers are not recognised inside addresses. */
const pieces = new RegExp(
  [
    String.raw`(?<comment>(?<=^|\s)(?:#|//)[^\n]*)`,
    String.raw`(?<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\])*'|\`(?:\\.|[^\`\\])*\`)`,
    String.raw`(?<number>(?<![\w.:/-])\d+(?:\.\d+)?(?![\w.:/]))`,
    String.raw`(?<word>\b(?:${keywords})\b)`,
  ].join('|'),
  'gm',
);

const kindOf = (groups: Record<string, string | undefined>): Token['kind'] =>
  tokenKinds.find((kind) => groups[kind] !== undefined) ?? 'plain';

/**
 * Splits code into tokens, for shell, JavaScript, Python and JSON alike. It recognises comments, quoted strings,
 * numbers and some keywords only; the rest is plain. The joined tokens equal the code.
 */
export function tokenise(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const plainUpTo = (place: number) => {
    if (place > end) tokens.push({ kind: 'plain', text: code.slice(end, place) });
  };
  for (const match of code.matchAll(pieces)) {
    plainUpTo(match.index);
    tokens.push({ kind: kindOf(match.groups ?? {}), text: match[0] });
    end = match.index + match[0].length;
  }
  plainUpTo(code.length);
  return tokens;
}
