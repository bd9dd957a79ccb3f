import * as messages from '@verapix/messages/blog-articles';
import { locale } from '@verapix/messages/locale';
import { DataTable } from '@verapix/ui';
import figures from './pictures/figures.json';

const photographs: Record<string, string> = {
  ridge: messages.ridge,
  brushes: messages.brushes,
  fig: messages.fig,
};

const inWords = (bytes: number) => bytes.toLocaleString(locale);

/** The bytes that each format needs for the same photographs at the same error, measured by the script of the pictures. */
export function FormatTable() {
  return (
    <DataTable
      caption={messages.formatTable({ decibels: figures.sameError.decibels })}
      columns={[messages.photographLabel, 'JPEG', 'WebP', 'AVIF']}
      rows={figures.sameError.rows.map(({ photograph, bytes: { jpeg, webp, avif } }) => [
        photographs[photograph] ?? photograph,
        inWords(jpeg),
        inWords(webp),
        inWords(avif),
      ])}
    />
  );
}
