import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs';
import type { Chart, ChartState, ChartTransition } from './chart';
import {
  type Arrow,
  type Box,
  type Drawing,
  type DrawnState,
  invokeText,
  type Line,
  measures,
} from './drawing';

const textWidth = (text: string) => Math.ceil(text.length * measures.letter);

/** Whether a transition is a label inside its state, without an arrow. */
const isWritten = ({ source, target }: ChartTransition) => target === null || target.startsWith(`${source}.`);

function lineOf(transition: ChartTransition): Line {
  const { label, guard, source, target } = transition;
  const condition = guard === null ? '' : ` [${guard}]`;
  const inner = isWritten(transition) && target !== null ? ` -> ${target.slice(source.length + 1)}` : '';
  return { transition, text: `${label}${condition}${inner}` };
}

function headerOf(state: ChartState, lines: readonly Line[]) {
  const texts = [state.label, ...state.invokes.map(invokeText), ...lines.map(({ text }) => text)];
  return {
    width: Math.max(...texts.map(textWidth)) + 2 * measures.padding,
    height: texts.length * measures.line + measures.padding,
  };
}

const startId = (state: string) => `${state} start`;

const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
};

/** How many states are inside a state. */
const statesWithin = ({ states }: ChartState): number =>
  states.reduce((sum, state) => sum + 1 + statesWithin(state), 0);

/** The chart without what is inside the collapsed states. Transitions to and from there are those of the collapsed state. */
function collapse(chart: Chart, collapsed: ReadonlySet<string>): Chart & { hidden: Map<string, number> } {
  const hidden = new Map<string, number>();
  const folded = new Map<string, string>();
  const fold = (state: ChartState, into?: string): ChartState => {
    if (into !== undefined) folded.set(state.id, into);
    const isCollapsed = into === undefined && collapsed.has(state.id) && state.states.length > 0;
    if (isCollapsed) hidden.set(state.id, statesWithin(state));
    const states = state.states.map((each) => fold(each, into ?? (isCollapsed ? state.id : undefined)));
    return isCollapsed ? { ...state, states: [] } : { ...state, states };
  };
  const root = fold(chart.root);
  const visible = (id: string) => folded.get(id) ?? id;
  return {
    root,
    hidden,
    initial: Object.fromEntries(
      Object.entries(chart.initial).filter(([state]) => !folded.has(state) && !hidden.has(state)),
    ),
    transitions: chart.transitions.flatMap((transition) => {
      const source = visible(transition.source);
      const end = transition.target === null ? null : visible(transition.target);
      const isWithin = end === null || (end === source && end !== transition.target);
      // Within a collapsed state nothing is drawn.
      if (folded.has(transition.source) && (isWithin || end === source)) return [];
      return [{ ...transition, source, target: isWithin ? null : end }];
    }),
  };
}

const none: ReadonlySet<string> = new Set();

/** Computes the positions of a chart's states and arrows. The result is deterministic. */
export async function drawChart(wholeChart: Chart, collapsed: ReadonlySet<string> = none): Promise<Drawing> {
  const { hidden, ...chart } = collapse(wholeChart, collapsed);
  const linesIn = (state: string) =>
    chart.transitions.filter((each) => each.source === state && isWritten(each)).map(lineOf);
  const arrows = arrowsOf(chart);
  const states: Omit<DrawnState, keyof Box>[] = [];

  const nodeOf = (state: ChartState): ElkNode => {
    const lines = linesIn(state.id);
    const { id, label, type, invokes } = state;
    states.push({ id, label, type, invokes, lines, hidden: hidden.get(id) ?? 0 });
    const header = headerOf(state, lines);
    if (state.states.length === 0) return { id, ...header };
    const start = chart.initial[id] === undefined ? [] : [startNode(id)];
    return {
      id,
      children: [...start, ...state.states.map(nodeOf)],
      layoutOptions: {
        'elk.padding': `[top=${header.height + measures.padding},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${header.width},${header.height})`,
      },
    };
  };

  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const children = [nodeOf(chart.root)];
  const laidOut = await new Elk().layout({
    id: 'drawing',
    layoutOptions,
    children,
    edges: [...arrows.map(edgeOf), ...Object.entries(chart.initial).map(startEdge)],
  });
  return readLayout(laidOut, states, arrows);
}

type Route = Pick<Arrow, 'id' | 'lines'> & { source: string; target: string };

/** The transitions with arrows, grouped by their two states. */
function arrowsOf({ transitions }: Chart): Route[] {
  const routes = new Map<string, Route & { lines: Line[] }>();
  for (const transition of transitions) {
    const { source, target } = transition;
    if (target === null || isWritten(transition)) continue;
    const id = `${source} → ${target}`;
    const route = routes.get(id) ?? { id, source, target, lines: [] };
    route.lines.push(lineOf(transition));
    routes.set(id, route);
  }
  return [...routes.values()];
}

const startNode = (state: string): ElkNode => ({
  id: startId(state),
  width: measures.start,
  height: measures.start,
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
});

const startEdge = ([state, first]: [string, string]): ElkExtendedEdge => ({
  id: `${startId(state)} → ${first}`,
  sources: [startId(state)],
  targets: [first],
});

function edgeOf({ id, source, target, lines }: Route): ElkExtendedEdge {
  const width = Math.max(...lines.map(({ text }) => textWidth(text))) + 8;
  const label: ElkLabel = { text: id, width, height: lines.length * measures.line };
  const options = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };
  return { id, sources: [source], targets: [target], labels: [{ ...label, layoutOptions: options }] };
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

function nodesIn(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function readLayout(
  layout: ElkNode & { edges?: ElkExtendedEdge[] },
  states: readonly Omit<DrawnState, keyof Box>[],
  routes: readonly Route[],
): Drawing {
  const nodes = new Map(nodesIn(layout).map((node) => [node.id, node]));
  const linesOf = new Map(routes.map(({ id, lines }) => [id, lines]));
  const { width, height } = boxOf(layout);
  return {
    width,
    height,
    states: states.map((state) => ({ ...state, ...boxOf(nodes.get(state.id) ?? {}) })),
    starts: states.flatMap(({ id }) => {
      const start = nodes.get(startId(id));
      if (!start) return [];
      const { x, y } = boxOf(start);
      return [{ x: x + measures.start / 2, y: y + measures.start / 2 }];
    }),
    arrows: (layout.edges ?? []).map((edge) => ({
      id: edge.id,
      points: (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]),
      label: edge.labels?.[0] ? boxOf(edge.labels[0]) : null,
      lines: linesOf.get(edge.id) ?? [],
    })),
  };
}
