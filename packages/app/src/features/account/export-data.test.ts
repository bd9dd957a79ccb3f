import type { AuthUser } from '@verapix/domain';
import type { ExportFormat } from '@verapix/machines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '../../app/flow/flow.test-kit';
import { saveFile } from '../../lib/object-url';
import { dataExportFlow } from './data-export.flow';

const user: AuthUser = {
  id: 'ada',
  email: 'ada@example.com',
  fullName: '=1+1',
  isAdmin: false,
  createdAt: '2026-03-03T12:00:00.000Z',
};

const records = { payments: [{ amount: 30 }] };

vi.mock('../../lib/object-url', () => ({ saveFile: vi.fn() }));
beforeEach(() => void vi.mocked(saveFile).mockClear());

/** Exports the data of `ada` while `signedIn` has the session. Returns the saved files and the toasts. */
async function download(
  format: ExportFormat,
  signedIn: AuthUser | null = user,
  exportData: () => Promise<unknown> = async () => ({ ok: true, records }),
) {
  const currentUser = async () => ({ ok: true, user: signedIn });
  const { actor, happened } = await startFlow(
    dataExportFlow,
    { userId: 'ada' },
    { api: { currentUser, exportData } },
  );
  actor.send({ type: 'export.requested', format });
  await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  const files = vi.mocked(saveFile).mock.calls.map(async ([file, name]) => [name, await file.text()]);
  return { toasts: happened, files: await Promise.all(files) };
}

describe('the export of the account data', () => {
  // @spec data.user limit.names
  it('saves everything as my-account-data.json, and notifies', async () => {
    const { files, toasts } = await download('json');
    expect(files.map(([name, text]) => [name, JSON.parse(text ?? '')])).toEqual([
      [
        'my-account-data.json',
        { ...records, name: '=1+1', email: 'ada@example.com', created_at: '2026-03-03T12:00:00.000Z' },
      ],
    ]);
    expect(toasts).toEqual(['Your data has been downloaded as JSON']);
  });

  it('saves nothing when the server does not return what it stores', async () => {
    const problem = { code: 'unreachable', message: 'You are offline.' };
    const { files, toasts } = await download('json', user, async () => ({ ok: false, problem }));
    expect(files).toEqual([]);
    expect(toasts).toEqual(['Failed to download your data: You are offline.']);
  });

  // @spec call.data limit.names
  it('saves the profile as my-account-data.csv, without formulas for spreadsheets', async () => {
    const { files, toasts } = await download('csv');
    expect(files).toEqual([
      [
        'my-account-data.csv',
        '"name","email","created_at"\r\n"\'=1+1","ada@example.com","2026-03-03T12:00:00.000Z"\r\n',
      ],
    ]);
    expect(toasts).toEqual(['Your data has been downloaded as CSV']);
  });

  // @spec role.data
  it.each([
    ['no user is signed in any more', null],
    ['another user has signed in', { ...user, id: 'grace' }],
  ])('saves nothing when %s', async (_, signedIn) => {
    const { files, toasts } = await download('json', signedIn);
    expect(files).toEqual([]);
    expect(toasts).toEqual([
      'Failed to download your data: You are no longer signed in. Please sign in again.',
    ]);
  });
});
