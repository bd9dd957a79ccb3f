import { measurements } from '@verapix/engines/measurements';
import { formatFigure } from '@verapix/messages/formats/figures';
import * as words from '@verapix/messages/lib-steps';
import * as messages from '@verapix/messages/tool-measured';
import type { MeasuredTable } from '../../measured/measured-table';

const { bench, methods } = measurements.background;

const rowOf = (method: string, { overlap, seconds }: { overlap: number; seconds: number }) => ({
  method,
  howGood: messages.overlap({ percent: formatFigure(100 * overlap) }),
  seconds,
});

export const measured: readonly MeasuredTable[] = [
  {
    on: messages.outlinedPictures,
    bench,
    rows: [rowOf(words.backgroundBest, methods.best), rowOf(words.backgroundInstant, methods.instant)],
  },
];
