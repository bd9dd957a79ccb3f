import { measures } from './drawing';

/**
 * The style of the charts and of their frames, for a `style` element or a constructed stylesheet: the content policy of the
 * app allows no `style` element, and its built stylesheet is in the first load of every page.
 */
export const chartStyle = `
.state-chart { font: ${measures.fontSize}px var(--chart-font, ui-monospace, Menlo, Consolas, monospace); display: block; }
.state-chart text { fill: var(--chart-ink); }
.state-chart .box { fill: var(--chart-ground); stroke: var(--chart-line); }
.state-chart .box.parallel { stroke-dasharray: 5 3; }
.state-chart .box.inner { fill: none; }
.state-chart .active > .box { stroke: var(--chart-live); stroke-width: 2; }
.state-chart .active > .box.atomic, .state-chart .active > .box.final { fill: var(--chart-live-ground); }
.state-chart .name { font-weight: 700; }
.state-chart .invoke, .state-chart .line:not([data-trigger=event]) { fill: var(--chart-faint); }
.state-chart .label { fill: var(--chart-ground); }
.state-chart .arrow { fill: none; stroke: var(--chart-line); stroke-width: 1.25; }
.state-chart .arrow.taken { stroke: var(--chart-live); stroke-width: 2; }
.state-chart .line.taken { fill: var(--chart-live); }
.state-chart .start, .state-chart .tip { fill: var(--chart-line); }
.state-chart [role=button] { cursor: pointer; }
.state-chart [role=button] text { text-decoration: underline; text-decoration-color: var(--chart-live); text-underline-offset: 3px; }
.state-chart [role=button]:focus-visible { outline: 2px solid var(--chart-focus); outline-offset: 1px; }
.state-chart .toggle rect { fill: var(--chart-ground); stroke: var(--chart-line); }
.state-chart .toggle text { text-decoration: none; font-weight: 700; }
.chart-view { display: flex; flex-direction: column; min-block-size: 0; block-size: 100%; }
.chart-view .frame { flex: 1; min-block-size: 0; overflow: auto; padding: 12px; cursor: grab; }
.chart-view .frame:active { cursor: grabbing; }
.chart-view .frame:focus-visible { outline: 2px solid var(--chart-focus); outline-offset: -2px; }
.chart-view .tools { display: flex; flex-wrap: wrap; align-items: center; gap: 4px; padding: 6px 12px; border-block-end: 1px solid var(--chart-line); color: var(--chart-ink); font-size: 12px; }
.chart-view .tools button { min-inline-size: 28px; min-block-size: 28px; padding: 2px 8px; border: 1px solid var(--chart-line); border-radius: 4px; background: var(--chart-ground); color: var(--chart-ink); font: inherit; cursor: pointer; }
.chart-view .tools button[aria-pressed=true] { border-color: var(--chart-live); border-width: 2px; padding: 1px 7px; color: var(--chart-live); font-weight: 700; }
.chart-view .tools button:focus-visible { outline: 2px solid var(--chart-focus); outline-offset: 1px; }
.chart-view .tools output { min-inline-size: 4em; }
`;
