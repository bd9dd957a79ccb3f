import { createRoot } from 'react-dom/client';
import type { EventObject } from 'xstate';
import { type LoggedActor, startActorLog } from './actor-log';
import type { ExampleOf } from './actor-view';
import { chartStyle } from './chart-style';
import { InspectorPanel } from './InspectorPanel';
import type { Drawing } from './drawing';
import { inspectorStyle } from './inspector-style';

interface InspectorOptions {
  /** The state chart of each machine, by its id. */
  drawings: Readonly<Record<string, Drawing>>;
  /** A sample of every event that the panel can send, by its type and the machine's id. */
  samples: Readonly<Record<string, Readonly<Record<string, EventObject>>>>;
}

/** Logs every actor from now on, and shows them in a panel under the page. */
export function startInspector({ drawings, samples }: InspectorOptions): void {
  // Time needs no sample. The outcomes of actors have none: they are the actors' own.
  const exampleOf: ExampleOf = (machineId, type) =>
    samples[machineId]?.[type] ?? (type.startsWith('xstate.after.') ? { type } : undefined);
  const listeners = new Set<() => void>();
  let actors: readonly LoggedActor[] = [];
  let isScheduled = false;
  const log = startActorLog(() => {
    if (isScheduled) return;
    isScheduled = true;
    // A step has several changes: the panel gets the last.
    queueMicrotask(() => {
      isScheduled = false;
      actors = log.actors();
      for (const listener of listeners) listener();
    });
  });

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(chartStyle + inspectorStyle);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <InspectorPanel
      actors={() => actors}
      subscribe={(listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }}
      drawings={drawings}
      exampleOf={exampleOf}
    />,
  );
}
