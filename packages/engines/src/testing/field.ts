/** The files in `fixtures/field`, and the picture that most of them hold. */
import { fileAt } from './files';

export { baseError } from './base-picture';

const urls = import.meta.glob<string>('../../../../fixtures/field/*.*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Fetches a file of `fixtures/field`. Throws if there is none of that name. */
export function fieldFile(name: string): Promise<File> {
  const url = urls[`../../../../fixtures/field/${name}`];
  if (url === undefined) throw new Error(`fixtures/field has no ${name}.`);
  return fileAt(url);
}
