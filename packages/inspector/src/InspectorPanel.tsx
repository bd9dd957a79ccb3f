import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { LoggedActor, LoggedStep } from './actor-log';
import { type ExampleOf, viewOf } from './actor-view';
import { ChartView } from './ChartView';
import { chartOf } from './chart';
import type { Drawing } from './drawing';
import { plainOf } from './plain';
import type { ActorView, Plain } from './views';

/** Heights of the panel, as ratios of the window's. */
const heights = { min: 0.2, initial: 0.5, max: 0.92, step: 0.05 } as const;

interface InspectorPanelProps {
  /** The actors of the page. The same array until one changes. */
  actors: () => readonly LoggedActor[];
  /** Calls the listener after each change of the log. Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** The drawings of the machines, by their id. */
  drawings: Readonly<Record<string, Drawing>>;
  exampleOf: ExampleOf;
}

/**
 * Every actor of the page with its chart, context and events. An earlier step shows what the actor was after it; events are
 * sent only to what it is now.
 */
export function InspectorPanel({ actors: readActors, subscribe, drawings, exampleOf }: InspectorPanelProps) {
  const actors = useSyncExternalStore(subscribe, readActors);
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const [height, setHeight] = useState<number>(heights.initial);
  const panel = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);

  const shown = actors.find(({ actor }) => actor.sessionId === chosen) ?? actorOfPage(actors);
  const blockSize = shown ? `${height * 100}dvb` : '8rem';
  useEffect(() => {
    // The end of the page stays in reach above the panel, and what has the focus in sight.
    document.body.style.paddingBlockEnd = isOpen ? blockSize : '';
    document.documentElement.style.scrollPaddingBlockEnd = isOpen ? blockSize : '';
  }, [isOpen, blockSize]);

  const open = (next: boolean) => {
    setOpen(next);
    requestAnimationFrame(() => (next ? panel : launcher).current?.focus());
  };
  if (!isOpen) {
    return (
      <button ref={launcher} type="button" className="inspector-launcher" onClick={() => open(true)}>
        Inspector
      </button>
    );
  }
  return (
    <aside
      ref={panel}
      className="inspector"
      aria-label="Inspector"
      tabIndex={-1}
      style={{ blockSize }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        open(false);
      }}
    >
      {shown && <Grip height={height} onResize={setHeight} />}
      <div className="head">
        <h2>Inspector</h2>
        {shown && (
          <select
            aria-label="Actor"
            value={shown.actor.sessionId}
            onChange={({ target }) => setChosen(target.value)}
          >
            {actors.map(({ actor }) => (
              <option key={actor.sessionId} value={actor.sessionId}>
                {nameOf(actor.getSnapshot())}
              </option>
            ))}
          </select>
        )}
        <button type="button" className="press close" onClick={() => open(false)}>
          Close
        </button>
      </div>
      {shown ? (
        <Inspected
          key={shown.actor.sessionId}
          logged={shown}
          drawing={drawings[shown.actor.getSnapshot().machine.id]}
          exampleOf={exampleOf}
        />
      ) : (
        <p className="part">
          No machine runs on this page yet. One starts with most forms and tools when they are used.
        </p>
      )}
    </aside>
  );
}

/** The actor that the page shows, or else the one that started last. */
function actorOfPage(actors: readonly LoggedActor[]): LoggedActor | undefined {
  const states = [...document.querySelectorAll<HTMLElement>('main [data-machine-state]')].flatMap(
    ({ dataset }) => dataset.machineState?.split(' ') ?? [],
  );
  const ids = new Set(states.map((state) => state.split('.')[0]));
  return actors.findLast(({ actor }) => ids.has(actor.getSnapshot().machine.id)) ?? actors.at(-1);
}

const nameOf = ({ machine, value, status }: AnyMachineSnapshot) =>
  `${machine.id}: ${status === 'active' ? JSON.stringify(value).replace(/["{}]/g, '') : status}`;

interface InspectedProps {
  logged: LoggedActor;
  drawing: Drawing | undefined;
  exampleOf: ExampleOf;
}

/** One actor: its steps, its chart and its context, now or after the chosen step. */
function Inspected({ logged: { actor, log }, drawing, exampleOf }: InspectedProps) {
  /** The number of the chosen step; undefined shows the actor as it is now. */
  const [number, setNumber] = useState<number>();
  const step = log.find((each) => each.number === number);
  const snapshot: AnyMachineSnapshot = step?.snapshot ?? actor.getSnapshot();
  const view = viewOf({ sessionId: actor.sessionId, snapshot, log }, exampleOf);
  const isLive = step === undefined;
  const labels = new Map(
    chartOf(snapshot.machine).transitions.map(({ eventType, label }) => [eventType, label]),
  );
  const send = (type: string) => {
    const event = exampleOf(view.machineId, type);
    if (event) actor.send(event);
  };
  return (
    <div className="parts">
      <section className="part" aria-label="Steps">
        <h3>Steps</h3>
        <ol className="steps">
          <li>
            <button type="button" className="step" aria-current={isLive} onClick={() => setNumber(undefined)}>
              Live
            </button>
          </li>
          {log.map((each) => (
            <li key={each.number}>
              <button
                type="button"
                className="step"
                aria-current={each === step}
                onClick={() => setNumber(each.number)}
              >
                {each.number}. {labels.get(each.type) ?? each.type} {resultOf(each, view.machineId)}
              </button>
            </li>
          ))}
        </ol>
        {log.length === 0 && <p className="muted">No event has come yet.</p>}
      </section>
      <section className="part chart" aria-label="Chart">
        {drawing ? (
          <ChartView
            drawing={drawing}
            label={`State chart of ${view.machineId}`}
            active={new Set(view.active)}
            taken={new Set((step ?? log[0])?.transitions)}
            {...(isLive && {
              canSend: (type: string) => view.events.some((event) => event.type === type && event.can),
              onSend: send,
            })}
          />
        ) : (
          <p className="part">There is no drawing of {view.machineId}.</p>
        )}
      </section>
      <ActorDetails view={view} step={step} onSend={send} />
    </div>
  );
}

function resultOf({ transitions, states }: LoggedStep, machineId: string): string {
  if (transitions.length === 0) return '(ignored)';
  return `-> ${states.map((state) => state.slice(machineId.length + 1)).join(', ')}`;
}

interface ActorDetailsProps {
  view: ActorView;
  /** The chosen step; undefined if the actor is shown as it is now. */
  step: LoggedStep | undefined;
  onSend: (type: string) => void;
}

function ActorDetails({ view: { states, events, context }, step, onSend }: ActorDetailsProps) {
  return (
    <section className="part" aria-label="State and context">
      <h3>{step ? `After step ${step.number}` : 'Now'}</h3>
      <p>
        <output>{states.join(', ')}</output>
      </p>
      {step ? (
        <>
          <h3>Event</h3>
          <Tree value={plainOf(step.event)} />
        </>
      ) : (
        <>
          <h3>Events</h3>
          <ul className="events">
            {events.map(({ type, label, can }) => (
              <li key={type}>
                <button type="button" className="press" disabled={!can} onClick={() => onSend(type)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>Context</h3>
      <Tree value={context} />
    </section>
  );
}

/** A value as a tree whose branches open and close. */
function Tree({ value }: { value: Plain }) {
  if (typeof value !== 'object' || value === null) return <code>{JSON.stringify(value)}</code>;
  const entries = Object.entries(value);
  if (entries.length === 0) return <code>{Array.isArray(value) ? '[]' : '{}'}</code>;
  return (
    <ul className="tree">
      {entries.map(([key, item]) => (
        <li key={key}>
          {typeof item === 'object' && item !== null && Object.keys(item).length > 0 ? (
            <details open>
              <summary>
                <code>{key}</code>
              </summary>
              <Tree value={item} />
            </details>
          ) : (
            <>
              <code className="muted">{key}</code> <Tree value={item} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface GripProps {
  height: number;
  onResize: (height: number) => void;
}

/** The upper edge, which resizes the panel by dragging and by the arrow keys. */
function Grip({ height, onResize }: GripProps) {
  const resize = (next: number) => onResize(Math.min(heights.max, Math.max(heights.min, next)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    resize(height + (event.key === 'ArrowUp' ? heights.step : -heights.step));
  };
  const onPointerMove = ({ clientY, buttons }: PointerEvent) => {
    if (buttons !== 0) resize(1 - clientY / window.innerHeight);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved.
    <div
      className="grip"
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the inspector"
      aria-valuemin={heights.min * 100}
      aria-valuemax={heights.max * 100}
      aria-valuenow={Math.round(height * 100)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
