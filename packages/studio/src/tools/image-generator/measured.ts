import { measurements } from '@verapix/engines/measurements';
import * as messages from '@verapix/messages/tool-measured';
import type { MeasuredTable } from '../../measured/measured-table';

const { bench, methods } = measurements.imageGenerator;

const rowOf = (side: number, { seconds }: { seconds: number }) => ({
  method: messages.pictureOf({ side }),
  howGood: messages.notJudged,
  seconds,
});

export const measured: readonly MeasuredTable[] = [
  { on: messages.paintedPictures, bench, rows: [rowOf(512, methods.px512), rowOf(1024, methods.px1024)] },
];
