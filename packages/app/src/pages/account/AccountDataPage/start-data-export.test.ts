import type { AuthUser, ExportFormat } from '@verapix/machines';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { startDataExport } from './start-data-export';

const user: AuthUser = {
  id: 'ada',
  email: 'ada@example.com',
  fullName: '=1+1',
  isAdmin: false,
  createdAt: '2026-03-03T12:00:00.000Z',
};

/** Asks for the data of `ada` while `signedIn` is here; tells the files that were saved and what was said. */
async function download(format: ExportFormat, signedIn: AuthUser | null = user) {
  const files: File[] = [];
  const said: string[] = [];
  const actor = startDataExport({
    api: { currentUser: async () => ({ ok: true, user: signedIn }) },
    userId: 'ada',
    saveFile: (file) => files.push(file),
    notify: ({ title, description }) => said.push([title, description].filter(Boolean).join(': ')),
  });
  actor.send({ type: 'export.requested', format });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  return { said, files: await Promise.all(files.map(async (file) => [file.name, await file.text()])) };
}

describe("the download of one's own data", () => {
  it('saves the profile as my-account-data.json, and says so', async () => {
    const { files, said } = await download('json');
    expect(files.map(([name, text]) => [name, JSON.parse(text ?? '')])).toEqual([
      [
        'my-account-data.json',
        { name: '=1+1', email: 'ada@example.com', created_at: '2026-03-03T12:00:00.000Z' },
      ],
    ]);
    expect(said).toEqual(['Your data has been downloaded as JSON']);
  });

  it('saves the profile as my-account-data.csv, in which no spreadsheet finds a formula', async () => {
    const { files, said } = await download('csv');
    expect(files).toEqual([
      [
        'my-account-data.csv',
        '"name","email","created_at"\r\n"\'=1+1","ada@example.com","2026-03-03T12:00:00.000Z"\r\n',
      ],
    ]);
    expect(said).toEqual(['Your data has been downloaded as CSV']);
  });

  it.each([
    ['nobody is signed in any more', null],
    ['someone else has signed in', { ...user, id: 'grace' }],
  ])('saves nothing when %s', async (_, signedIn) => {
    const { files, said } = await download('json', signedIn);
    expect(files).toEqual([]);
    expect(said).toEqual([
      'Failed to download your data: You are no longer signed in. Please sign in again.',
    ]);
  });
});
