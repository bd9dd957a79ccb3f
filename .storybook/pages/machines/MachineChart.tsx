import { useEffect, useState } from 'react';
import type { Chart } from '../../addons/state-chart/chart';
import { type Drawing, drawChart } from '../../addons/state-chart/drawing';
import { StateChart } from '../../addons/state-chart/StateChart';
import * as css from './MachineChart.css';

/** The chart of a machine. It is drawn after the first render. */
export function MachineChart({ chart, name }: { chart: Chart; name: string }) {
  const [drawing, setDrawing] = useState<Drawing>();
  useEffect(() => {
    drawChart(chart).then(setDrawing, console.error);
  }, [chart]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys.
    <section className={css.frame} aria-label={`Chart of ${name}`} aria-busy={!drawing} tabIndex={0}>
      {drawing && <StateChart drawing={drawing} label={`State chart of ${name}`} />}
    </section>
  );
}
