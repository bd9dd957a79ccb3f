import { downloadZip } from 'client-zip';

/** A file of an archive. */
export interface ZippedFile {
  /** Its path in the archive. */
  name: string;
  input: Blob | string;
}

/**
 * A ZIP of files, as the response whose body it is. A ZIP dates its files in local time without a zone: they get the day
 * in UTC, so that they say neither the time of day nor the time zone of the user.
 *
 * @param now The date of the files.
 */
export function zipOf(files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>, now = new Date()): Response {
  const lastModified = new Date(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  async function* dated() {
    for await (const file of files) yield { ...file, lastModified };
  }
  return downloadZip(dated());
}
