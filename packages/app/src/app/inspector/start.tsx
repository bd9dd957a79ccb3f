import { drawings, samples } from 'virtual:machine-drawings';
import { createRoot } from 'react-dom/client';
import { type LoggedActor, startActorLog } from './actor-log';
import type { ExampleOf } from './actor-view';
import { chartStyle } from './chart-style';
import { InspectorPanel } from './InspectorPanel';
import { inspectorStyle } from './inspector-style';

/** Time needs no sample. The outcomes of actors have none: they are the actors' own. */
const exampleOf: ExampleOf = (machineId, type) =>
  samples[machineId]?.[type] ?? (type.startsWith('xstate.after.') ? { type } : undefined);

/** Logs every actor from now on, and shows them in a panel under the page. */
export function startInspector(): void {
  const listeners = new Set<() => void>();
  let actors: readonly LoggedActor[] = [];
  let isTelling = false;
  const log = startActorLog(() => {
    if (isTelling) return;
    isTelling = true;
    // A step has several changes: the panel gets the last.
    queueMicrotask(() => {
      isTelling = false;
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
