import { measurements } from '@verapix/engines/measurements';
import { formatFigure } from '@verapix/messages/formats/figures';
import * as words from '@verapix/messages/lib-steps';
import * as messages from '@verapix/messages/tool-measured';
import type { MeasuredTable } from '../../measured/measured-table';

const { watermark, watermarkLetters, suggest } = measurements;

const rowOf = (method: string, { gainDb, seconds }: { gainDb: number; seconds: number }) => ({
  method,
  howGood: messages.closer({ db: formatFigure(gainDb) }),
  seconds,
});

export const measured: readonly MeasuredTable[] = [
  {
    on: messages.opaqueMarks,
    note: messages.decibels,
    bench: watermark.bench,
    rows: [
      rowOf(words.watermarkBest, watermark.methods.best),
      rowOf(words.watermarkQuick, watermark.methods.quick),
    ],
  },
  {
    on: messages.letters,
    bench: watermarkLetters.bench,
    rows: [
      {
        method: messages.recovered,
        howGood: messages.closerThanFill({ db: formatFigure(watermarkLetters.methods.recovered.gainDb) }),
      },
    ],
  },
  {
    on: messages.suggestedMarks,
    bench: suggest.bench,
    rows: [{ method: messages.suggest, howGood: messages.marksFound(suggest.methods.suggest) }],
  },
];
