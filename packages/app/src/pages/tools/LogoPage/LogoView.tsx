import { lazy } from 'react';
import type { FreeUsesView } from '../../../wiring/use-free-uses';
import { FreeUsesGate } from '../shared/FreeUsesGate';
import { ToolFrame } from '../shared/ToolFrame';
import type { LogoRun } from './use-logo';

/** Fetched right after the page: its fields are more than a first load should hold. */
const LogoDesk = lazy(async () => ({ default: (await import('./LogoDesk')).LogoDesk }));
/** Fetched with the first round. */
const LogoResults = lazy(async () => ({ default: (await import('./LogoResults')).LogoResults }));

export interface LogoViewProps extends LogoRun {
  freeUses: FreeUsesView;
}

/** The logo generator as its machine's state shows it: the form, or the logos made so far. */
export function LogoView(props: LogoViewProps) {
  const { snapshot } = props;
  const hasRounds = (snapshot?.context.kept.length ?? 0) > 0;
  const showsResults = snapshot?.matches('done') || (snapshot?.matches('processing') && hasRounds);
  return (
    <ToolFrame
      title="Logo Generator"
      lead="Three logos a run from your brand name, your trade and your colours: the mark, the name, and both together. They are drawn on this device from typefaces and signs with a free licence, and saved as PNG and SVG."
      state={snapshot?.value}
      initial="ready"
    >
      {showsResults && snapshot ? (
        <LogoResults {...props} snapshot={snapshot} />
      ) : (
        <FreeUsesGate view={props.freeUses}>
          <LogoDesk {...props} />
        </FreeUsesGate>
      )}
    </ToolFrame>
  );
}
