import type { AuthUser } from '@verapix/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '@verapix/studio/lib/object-url';
import type { ExportFormat } from './account-data';
import { exportData } from './export-data';

const user: AuthUser = {
  id: 'ada',
  email: 'ada@example.com',
  fullName: '=1+1',
  isAdmin: false,
  createdAt: '2026-03-03T12:00:00.000Z',
};

const records = { payments: [{ amount: 30 }] };

vi.mock('@verapix/studio/lib/object-url', () => ({ saveFile: vi.fn() }));
beforeEach(() => void vi.mocked(saveFile).mockClear());

type Api = Parameters<typeof exportData>[0];

/** Exports the data of `ada` while `signedIn` has the session. Returns the saved files and the outcome. */
async function download(
  format: ExportFormat,
  signedIn: AuthUser | null = user,
  recordsOf: Api['exportData'] = async () => ({ ok: true, records }),
) {
  const api: Api = { currentUser: async () => ({ ok: true, user: signedIn }), exportData: recordsOf };
  const outcome = await exportData(api, { userId: 'ada', format }, new AbortController().signal);
  const files = vi.mocked(saveFile).mock.calls.map(async ([file, name]) => [name, await file.text()]);
  return { outcome, files: await Promise.all(files) };
}

describe('the export of the account data', () => {
  // @spec data.user limit.names
  it('saves everything as my-account-data.json', async () => {
    const { files, outcome } = await download('json');
    expect(files.map(([name, text]) => [name, JSON.parse(text ?? '')])).toEqual([
      [
        'my-account-data.json',
        { ...records, name: '=1+1', email: 'ada@example.com', created_at: '2026-03-03T12:00:00.000Z' },
      ],
    ]);
    expect(outcome).toEqual({ ok: true });
  });

  it('saves nothing when the server does not return what it stores', async () => {
    const problem = { code: 'unreachable', message: 'You are offline.' };
    const { files, outcome } = await download('json', user, async () => ({ ok: false, problem }));
    expect(files).toEqual([]);
    expect(outcome).toEqual({ ok: false, problem });
  });

  // @spec call.data limit.names
  it('saves the profile as my-account-data.csv, without formulas for spreadsheets', async () => {
    const { files, outcome } = await download('csv');
    expect(files).toEqual([
      [
        'my-account-data.csv',
        '"name","email","created_at"\r\n"\'=1+1","ada@example.com","2026-03-03T12:00:00.000Z"\r\n',
      ],
    ]);
    expect(outcome).toEqual({ ok: true });
  });

  // @spec role.data
  it.each([
    ['no user is signed in any more', null],
    ['another user has signed in', { ...user, id: 'grace' }],
  ])('saves nothing when %s', async (_, signedIn) => {
    const { files, outcome } = await download('json', signedIn);
    expect(files).toEqual([]);
    expect(outcome).toMatchObject({
      problem: { code: 'session_missing', message: 'You are no longer signed in. Please sign in again.' },
    });
  });
});
