/** The formats of the download of the user's own data. */
export const exportFormats = ['json', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The user's data in the download. */
interface AccountData {
  fullName: string;
  email: string;
  /** ISO 8601 time. */
  createdAt: string;
}

const contentOf = ({ fullName, email, createdAt }: AccountData) => ({
  name: fullName,
  email,
  created_at: createdAt,
});

/** The profile and the records of the server as JSON, formatted for people. */
export function accountDataJson(data: AccountData, records: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify({ ...records, ...contentOf(data) }, null, 2)}\n`;
}

/** The profile as CSV (RFC 4180): a line of names and a line of values, with every cell quoted. */
export function accountDataCsv(data: AccountData): string {
  const content = contentOf(data);
  return csvLine(Object.keys(content)) + csvLine(Object.values(content).map(neutralised));
}

/** Rows of texts as CSV, safe to open in a spreadsheet. */
export const activityCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => csvLine(row.map(neutralised))).join('');

const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** The start of a formula in a spreadsheet, also after spaces, quotes and invisible characters. */
const formulaStart = /^(?:[\t\r\n]|[\p{Z}\p{C}"'“”‘’]*[=+\-@＝＋－＠])/u;

/** Prefixes the text with an apostrophe if a spreadsheet would execute it as a formula. */
export function neutralised(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}
