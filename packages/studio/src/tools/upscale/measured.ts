import { type MeasuredSet, measurements } from '@verapix/engines/measurements';
import { formatFigure } from '@verapix/messages/formats/figures';
import { clean, detail, fast, illustration, sharp } from '@verapix/messages/lib-steps';
import * as messages from '@verapix/messages/tool-measured';
import type { MeasuredTable } from '../../measured/measured-table';

const gainInWords = (db: number) => {
  if (db === 0) return messages.comparedWith;
  return (db > 0 ? messages.closer : messages.farther)({ db: formatFigure(Math.abs(db)) });
};

type Method = 'sharp' | 'detail' | 'illustration' | 'clean' | 'fast';

const names: Record<Method, string> = { sharp, detail, illustration, clean, fast };

const rowsOf = ({ methods }: MeasuredSet<'gainDb' | 'seconds'>) =>
  (Object.entries(methods) as [Method, { gainDb: number; seconds: number }][]).map(
    ([method, { gainDb, seconds }]) => ({
      method: names[method],
      howGood: gainInWords(gainDb),
      seconds,
    }),
  );

export const measured: readonly MeasuredTable[] = [
  {
    on: messages.compressedPhotos,
    note: `${messages.decibels} ${messages.detailNote}`,
    bench: measurements.upscaleCompressed.bench,
    rows: rowsOf(measurements.upscaleCompressed),
  },
  {
    on: messages.cleanPhotos,
    bench: measurements.upscaleClean.bench,
    rows: rowsOf(measurements.upscaleClean),
  },
  { on: messages.samePhotos, bench: measurements.cleanUp.bench, rows: rowsOf(measurements.cleanUp) },
];
