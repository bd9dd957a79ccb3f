/** What the download of a person's own data holds. */
export interface AccountData {
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

/** The person's data as JSON, to be read by people too. */
export function accountDataJson(data: AccountData): string {
  return `${JSON.stringify(contentOf(data), null, 2)}\n`;
}

/** The person's data as CSV (RFC 4180): a line of names, a line of values, every cell quoted. */
export function accountDataCsv(data: AccountData): string {
  const content = contentOf(data);
  return csvLine(Object.keys(content)) + csvLine(Object.values(content).map(neutralised));
}

const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** What a spreadsheet takes for the start of a formula, also behind space, quotes and marks nobody sees. */
const formulaStart = /^(?:[\t\r\n]|[\p{Z}\p{C}"'“”‘’]*[=+\-@＝＋－＠])/u;

/** The text with an apostrophe before it where a spreadsheet would run it as a formula. */
export function neutralised(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}
