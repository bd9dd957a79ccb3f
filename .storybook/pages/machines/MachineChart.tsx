import { useEffect, useState } from 'react';
import type { Chart, Drawing } from '@verapix/inspector';
import { chartStyle } from '@verapix/inspector/chart-style';
import { ChartView } from '@verapix/inspector/chart-view';
import { drawChart } from '@verapix/inspector/layout';
import * as css from './MachineChart.css';

/** The height of the buttons and the space around a drawing, in pixels. */
const aroundDrawing = 72;

/** The chart of a machine. It is drawn after the first render, and again when a state is collapsed. */
export function MachineChart({ chart, name }: { chart: Chart; name: string }) {
  const [drawing, setDrawing] = useState<Drawing>();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    drawChart(chart, collapsed).then(setDrawing, console.error);
  }, [chart, collapsed]);
  const toggle = (id: string) =>
    setCollapsed((all) => {
      const others = new Set(all);
      if (!others.delete(id)) others.add(id);
      return others;
    });
  return (
    <section
      className={css.frame}
      style={{ maxBlockSize: drawing && drawing.height + aroundDrawing }}
      aria-label={`Chart of ${name}`}
      aria-busy={!drawing}
    >
      <style>{chartStyle}</style>
      {drawing && <ChartView drawing={drawing} label={`State chart of ${name}`} onToggle={toggle} />}
    </section>
  );
}
