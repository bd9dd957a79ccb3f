/** What a component's css may not hold, since the tokens hold it: raw colours, pixels and stacking numbers. */
const raw: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a raw colour', pattern: /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/i },
  {
    what: 'a named colour',
    pattern:
      /(?:color|background|fill|stroke|outline|shadow)\w*: *['"`][^'"`]*\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow)\b/i,
  },
  { what: 'raw pixels', pattern: /(?<![\w.#-])-?\d*\.?\d+px\b/ },
  { what: 'a direction, which the build turns into a list of languages', pattern: /:dir\(/ },
  { what: 'a stacking number', pattern: /zIndex: *['"`]?-?\d/ },
  {
    what: 'a physical side',
    pattern: /\b(?:margin|padding|border)(?:Left|Right|Top|Bottom)\b|(?<!\w)(?:left|right): *['"`\d-]/,
  },
];

/** Each line of a stylesheet that should read a token instead, as `path:line: what it holds`. */
export function rawValues(path: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return code
    .split('\n')
    .flatMap((line, index) =>
      raw
        .filter(({ pattern }) => pattern.test(line.replace(/\/\/.*$/, '')))
        .map(({ what }) => `${path}:${index + 1}: ${what}: ${line.trim()}`),
    );
}
