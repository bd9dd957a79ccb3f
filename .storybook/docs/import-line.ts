import { componentCode } from 'virtual:component-code';

/** The entry of every component and part that has one, by its name. */
const entries = new Map(
  Object.values(componentCode).flatMap(({ entry, parts }) =>
    entry ? parts.map(({ name }) => [name.replace(/\..*/, ''), entry] as const) : [],
  ),
);

/** The lines that import these components: `import { Button } from '@verapix/ui';`. */
export function importLines(names: Iterable<string>): string {
  const byEntry = new Map<string, string[]>();
  for (const name of [...new Set(names)].sort()) {
    const entry = entries.get(name);
    if (entry) byEntry.set(entry, [...(byEntry.get(entry) ?? []), name]);
  }
  return [...byEntry].map(([entry, of]) => `import { ${of.join(', ')} } from '${entry}';`).join('\n');
}

/** The code of a story after the lines that it needs: those of its components and its icons. */
export function withImports(code: string): string {
  const used = Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name);
  const icons = Array.from(
    code.matchAll(/\b(?:of|icon)[=:] ?\{?([A-Z]\w*)\b(?!\.)/g),
    ([, name = '']) => name,
  );
  const drawings = [...new Set(icons)].filter((name) => !entries.has(name)).sort();
  const lines = [
    drawings.length > 0 && `import { ${drawings.join(', ')} } from 'lucide-react';`,
    importLines(used),
  ].filter(Boolean);
  return lines.length > 0 ? `${lines.join('\n')}\n\n${code}` : code;
}
