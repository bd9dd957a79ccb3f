import { measurements } from '@verapix/engines/measurements';
import { formatFigure } from '@verapix/messages/formats/figures';
import * as messages from '@verapix/messages/tool-measured';
import type { MeasuredTable } from '../../measured/measured-table';

const { found, of, eyesOff, seconds } = measurements.headshots.methods.headshots;

export const measured: readonly MeasuredTable[] = [
  {
    on: messages.placedPortrait,
    bench: measurements.headshots.bench,
    rows: [
      {
        method: messages.finding,
        howGood: messages.facesFound({ found, of, percent: formatFigure(100 * eyesOff) }),
        seconds,
      },
    ],
  },
  {
    on: messages.drawnPortraits,
    bench: measurements.portraits.bench,
    rows: [
      {
        method: messages.making,
        howGood: messages.headshotsMade(measurements.portraits.methods.headshots),
      },
    ],
  },
];
