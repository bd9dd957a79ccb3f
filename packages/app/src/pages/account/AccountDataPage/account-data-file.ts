import { type AuthUser, accountDataCsv, accountDataJson, type ExportFormat } from '@verapix/machines';

const mimeTypes: Record<ExportFormat, string> = {
  json: 'application/json',
  csv: 'text/csv;charset=utf-8',
};

/** The person's own data as a file: `my-account-data.json` or `my-account-data.csv`. */
export function accountDataFile(user: AuthUser, format: ExportFormat): File {
  const content = format === 'json' ? accountDataJson(user) : accountDataCsv(user);
  return new File([content], `my-account-data.${format}`, { type: mimeTypes[format] });
}
