import { measurements } from '@verapix/engines/measurements';
import { formatFigure } from '@verapix/messages/formats/figures';
import { byLine, wholePage } from '@verapix/messages/tool-image-to-text';
import * as messages from '@verapix/messages/tool-measured';
import type { MeasuredTable } from '../../measured/measured-table';

const { bench, methods } = measurements.text;

const rowOf = (method: string, { wrong }: { wrong: number }) => ({
  method,
  howGood: messages.charactersWrong({ percent: formatFigure(100 * wrong) }),
});

export const measured: readonly MeasuredTable[] = [
  {
    on: messages.textPages,
    bench,
    rows: [
      rowOf(byLine, methods.lines),
      rowOf(wholePage, methods.page),
      rowOf(messages.plainTesseract, methods.plain),
    ],
  },
];
