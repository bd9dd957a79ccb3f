import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';

const parsed = new Map<string, { source: string; csf: CsfFile }>();

/**
 * Parses a file of stories. The same source is parsed once.
 * @throws Error if its meta has no title.
 */
export function parseCsf(source: string, file: string): CsfFile {
  const known = parsed.get(file);
  if (known?.source === source) return known.csf;
  const makeTitle = (title: string | undefined) => {
    if (title) return title;
    throw new Error(
      `${file}: the meta must have a title as a plain string, because the stories' ids are derived from it.`,
    );
  };
  const csf = loadCsf(source, { fileName: file, makeTitle }).parse();
  parsed.set(file, { source, csf });
  return csf;
}
