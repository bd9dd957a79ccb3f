const plain = /^[\w$]+(?:-[\w$]+)*$/;
const quoted = /^"((?:[^"\\]|\\.)*)"$/;

/** The column that a parameter names, plainly or in double quotes; `null` for anything else. */
export function columnNameOf(text: string): string | null {
  const name = text.trim();
  if (plain.test(name)) return name;
  return quoted.exec(name)?.[1]?.replace(/\\(.)/g, '$1') ?? null;
}
