import type { AccountApi } from '@verapix/client/api/account';
import type { AuthApi } from '@verapix/client/api/auth';
import { failure } from '@verapix/client/problem';
import type { AuthUser, Outcome } from '@verapix/domain';
import { saveFile } from '@verapix/studio/lib/object-url';
import { accountDataCsv, accountDataJson, type ExportFormat } from './account-data';

const mimeTypes: Record<ExportFormat, string> = {
  json: 'application/json',
  csv: 'text/csv;charset=utf-8',
};

type Records = Readonly<Record<string, unknown>>;

/** The user's data as a file: everything as `my-account-data.json`, or the profile as `my-account-data.csv`. */
export function accountDataFile(user: AuthUser, format: ExportFormat, records: Records): File {
  const content = format === 'json' ? accountDataJson(user, records) : accountDataCsv(user);
  return new File([content], `my-account-data.${format}`, { type: mimeTypes[format] });
}

/** The table of the profile has no room for records. */
const noRecords = { ok: true, records: {} } as const;

/** Creates the file with a user's data in the browser and saves it. */
export async function exportData(
  api: Pick<AccountApi, 'exportData'> & Pick<AuthApi, 'currentUser'>,
  { userId, format }: { userId: string; format: ExportFormat },
  signal: AbortSignal,
): Promise<Outcome> {
  const answer = await api.currentUser(signal);
  if (!answer.ok) return answer;
  // Another user may have signed in meanwhile, in another tab.
  if (answer.user?.id !== userId) return failure('session_missing');
  const data = format === 'json' ? await api.exportData(signal) : noRecords;
  if (!data.ok) return data;
  const file = accountDataFile(answer.user, format, data.records);
  saveFile(file, file.name);
  return { ok: true };
}
