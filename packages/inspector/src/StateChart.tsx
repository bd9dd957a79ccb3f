import React, { type ReactNode } from 'react';
import {
  type Arrow,
  type Drawing,
  type DrawnState,
  invokeText,
  type Line,
  measures,
  type Point,
} from './drawing';

interface StateChartProps {
  drawing: Drawing;
  /** The accessible name of the chart. */
  label: string;
  /** The ids of the active states, with their parents. */
  active?: ReadonlySet<string> | undefined;
  /** The ids of the last transitions. */
  taken?: ReadonlySet<string>;
  /** Whether an event can be clicked. Without this, none can. */
  canSend?: (eventType: string) => boolean;
  onSend?: (eventType: string) => void;
  /** Collapses or expands a state with states of its own. Without this, none can be. */
  onToggle?: ((stateId: string) => void) | undefined;
  /** Pixels of the screen for one of the drawing. */
  scale?: number;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * A state chart as SVG. The page needs `chartStyle`. Its colours are inherited custom properties: `--chart-ink`, `--chart-faint`,
 * `--chart-line`, `--chart-ground`, `--chart-live`, `--chart-live-ground`, `--chart-focus`; its monospace font is
 * `--chart-font`.
 */
export function StateChart({
  drawing,
  label,
  active = nothing,
  taken = nothing,
  canSend = () => false,
  onSend,
  onToggle,
  scale = 1,
}: StateChartProps) {
  const { width, height, states, starts, arrows } = drawing;
  const lines = { taken, canSend, onSend };
  return (
    <svg
      role={onSend || onToggle ? 'group' : 'img'}
      aria-label={label}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      className="state-chart"
    >
      <defs>
        <marker
          id="state-chart-tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0.5 L7.5 4 L0 7.5 Z" className="tip" />
        </marker>
      </defs>
      {states.map((state) => (
        <StateBox
          key={state.id}
          state={state}
          isActive={active.has(state.id)}
          onToggle={onToggle}
          {...lines}
        />
      ))}
      {starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={measures.start / 2} className="start" />
      ))}
      {arrows.map((arrow) => (
        <path
          key={arrow.id}
          d={roundedPath(arrow.points)}
          className={arrow.lines.some(({ transition }) => taken.has(transition.id)) ? 'arrow taken' : 'arrow'}
          markerEnd="url(#state-chart-tip)"
        />
      ))}
      {arrows.map((arrow) => (
        <ArrowLabel key={arrow.id} arrow={arrow} {...lines} />
      ))}
    </svg>
  );
}

interface LineProps {
  taken: ReadonlySet<string>;
  canSend: (eventType: string) => boolean;
  onSend: ((eventType: string) => void) | undefined;
}

interface StateBoxProps extends LineProps {
  state: DrawnState;
  isActive: boolean;
  onToggle: ((stateId: string) => void) | undefined;
}

function StateBox({ state, isActive, onToggle, ...lines }: StateBoxProps) {
  const { id, x, y, width, height, type, label, invokes, hidden } = state;
  const hasStates = type === 'compound' || type === 'parallel';
  const rowY = (row: number) => y + measures.padding / 2 + (row + 0.75) * measures.line;
  return (
    <g className={isActive ? 'state active' : 'state'}>
      <rect x={x} y={y} width={width} height={height} rx={6} className={`box ${type}`} />
      {type === 'final' && (
        <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={4} className="box inner" />
      )}
      <text x={x + measures.padding} y={rowY(0)} className="name">
        {label}
        {hidden > 0 && ` (${hidden})`}
      </text>
      {onToggle && hasStates && (
        <Press
          label={hidden > 0 ? `Expand ${id}` : `Collapse ${id}`}
          className="toggle"
          onPress={() => onToggle(id)}
        >
          <rect x={x + width - 22} y={y + 4} width={18} height={18} rx={4} />
          <text x={x + width - 13} y={y + 17} textAnchor="middle">
            {hidden > 0 ? '+' : '−'}
          </text>
        </Press>
      )}
      {invokes.map((name, row) => (
        <text key={name} x={x + measures.padding} y={rowY(row + 1)} className="invoke">
          {invokeText(name)}
        </text>
      ))}
      {state.lines.map((line, row) => (
        <LineText
          key={line.transition.id}
          line={line}
          x={x + measures.padding}
          y={rowY(row + 1 + invokes.length)}
          {...lines}
        />
      ))}
    </g>
  );
}

function ArrowLabel({ arrow: { label, lines }, ...rest }: LineProps & { arrow: Arrow }) {
  if (!label) return null;
  return (
    <g>
      <rect x={label.x} y={label.y} width={label.width} height={label.height} className="label" />
      {lines.map((line, row) => (
        <LineText
          key={line.transition.id}
          line={line}
          x={label.x + 4}
          y={label.y + (row + 0.75) * measures.line}
          {...rest}
        />
      ))}
    </g>
  );
}

function LineText({
  line: { transition, text },
  x,
  y,
  taken,
  canSend,
  onSend,
}: LineProps & { line: Line; x: number; y: number }) {
  const className = taken.has(transition.id) ? 'line taken' : 'line';
  const words = (
    <text x={x} y={y} className={className} data-trigger={transition.trigger}>
      {text}
    </text>
  );
  if (!onSend || !canSend(transition.eventType)) return words;
  return (
    <Press label={`Send ${text}`} onPress={() => onSend(transition.eventType)}>
      {words}
    </Press>
  );
}

interface PressProps {
  label: string;
  className?: string;
  onPress: () => void;
  children: ReactNode;
}

/** A part of the drawing that is pressed, by pointer or keyboard. */
function Press({ label, className, onPress, children }: PressProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element.
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      className={className}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </g>
  );
}

/** Straight lines between points, with rounded corners. */
function roundedPath(points: readonly Point[]): string {
  const radius = 6;
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const from = towards(point, before, radius);
      const to = towards(point, after, radius);
      return `L${from.x} ${from.y} Q${point.x} ${point.y} ${to.x} ${to.y}`;
    })
    .join(' ');
}

/** The point at a distance from one point towards another, at most half the way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
