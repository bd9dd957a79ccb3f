import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs';
import type { Chart, ChartState, ChartTransition } from './chart';

export interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

/** The label of a transition, on an arrow or inside its state. */
export interface Line {
  transition: ChartTransition;
  text: string;
}

export interface DrawnState extends Box {
  id: string;
  label: string;
  type: ChartState['type'];
  invokes: readonly string[];
  /** Transitions without an arrow: to the state itself or to a child. */
  lines: readonly Line[];
}

/** All transitions from one state to another. */
export interface Arrow {
  id: string;
  points: readonly Point[];
  /** The position of its labels. */
  label: Box | null;
  lines: readonly Line[];
}

/** A chart with positions, in pixels from the top left. */
export interface Drawing {
  width: number;
  height: number;
  /** Parents before their children. */
  states: readonly DrawnState[];
  /** The initial state: a dot with an arrow. */
  starts: readonly Point[];
  arrows: readonly Arrow[];
}

/** Sizes of the drawing. Text is monospace. */
export const measures = { fontSize: 11, letter: 6.65, line: 16, padding: 10, start: 8 } as const;

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

/** The label of an invoked actor. */
export const invokeText = (name: string) => `runs ${name}`;

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

/** Computes the positions of a chart's states and arrows. The result is deterministic. */
export async function drawChart(chart: Chart): Promise<Drawing> {
  const linesIn = (state: string) =>
    chart.transitions.filter((each) => each.source === state && isWritten(each)).map(lineOf);
  const arrows = arrowsOf(chart);
  const states: Omit<DrawnState, keyof Box>[] = [];

  const nodeOf = (state: ChartState): ElkNode => {
    const lines = linesIn(state.id);
    const { id, label, type, invokes } = state;
    states.push({ id, label, type, invokes, lines });
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
