import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import type { Mail } from '../../mocks/db/schema.ts';

/** The mails that the worker wrote into a folder; none before the first. */
export async function readMailFolder(folder: string): Promise<Mail[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.map(async (name) => {
      const { subject = '', text = '', date, to } = await simpleParser(await readFile(join(folder, name)));
      const [recipient] = [to ?? []].flat();
      return {
        id: name,
        to: recipient?.text ?? '',
        subject,
        text,
        sentAt: date?.getTime() ?? 0,
        readAt: null,
      };
    }),
  );
}
