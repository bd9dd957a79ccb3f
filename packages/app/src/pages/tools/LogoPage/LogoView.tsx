import { Button, Icon, Inline, Stack } from '@verapix/ui';
import { Images } from 'lucide-react';
import { lazy } from 'react';
import { lazyPart } from '../../../wiring/lazy-part';
import type { FreeUsesView } from '../../../wiring/use-free-uses';
import { FreeUsesGate } from '../shared/FreeUsesGate';
import { ToolFrame } from '../shared/ToolFrame';
import type { LogoRun } from './use-logo';

/** Fetched right after the page: its fields are more than a first load should hold. */
const LogoDesk = lazyPart(async () => (await import('./LogoDesk')).LogoDesk);
/** Fetched with the first round. */
const LogoResults = lazy(async () => ({ default: (await import('./LogoResults')).LogoResults }));

export interface LogoViewProps extends LogoRun {
  freeUses: FreeUsesView;
}

/** The logo generator as its machine's state shows it: the form, or the logos made so far. */
export function LogoView(props: LogoViewProps) {
  const { freeUses, ...run } = props;
  const { snapshot } = run;
  const hasRounds = (snapshot?.context.kept.length ?? 0) > 0;
  const showsResults = snapshot?.matches('done') || (snapshot?.matches('processing') && hasRounds);
  return (
    <ToolFrame
      tool="logo-generator"
      lead="Three logos a run from your brand name, your trade and your colours: the mark, the name, and both together. They are drawn on this device from typefaces and symbols with a free licence, and saved as PNG and SVG."
      state={snapshot?.value}
      initial="ready"
    >
      {showsResults && snapshot ? (
        <LogoResults {...props} snapshot={snapshot} />
      ) : (
        <Stack gap="l">
          <FreeUsesGate view={freeUses}>
            <LogoDesk {...run} />
          </FreeUsesGate>
          <BackToLogos {...props} />
        </Stack>
      )}
    </ToolFrame>
  );
}

/** The way from the form, or from the Usage Limit in its place, to what was made before. */
function BackToLogos({ snapshot, send }: LogoViewProps) {
  const latest = snapshot?.context.kept[0];
  if (!latest || snapshot.matches('processing')) return null;
  return (
    <Inline>
      <Button
        look="ghost"
        icon={<Icon of={Images} />}
        onClick={() => send({ type: 'result.selected', result: latest })}
      >
        Back to your logos
      </Button>
    </Inline>
  );
}
