import { measurements } from '@verapix/engines/measurements';
import { formatFigure } from '@verapix/messages/formats/figures';
import * as messages from '@verapix/messages/tool-measured';
import type { MeasuredTable } from '../../measured/measured-table';

const { bench, methods } = measurements.logo;
const { apart, seconds } = methods.logo;

export const measured: readonly MeasuredTable[] = [
  {
    on: messages.logoRounds,
    bench,
    rows: [{ method: messages.drawing, howGood: messages.apart({ apart: formatFigure(apart) }), seconds }],
  },
];
