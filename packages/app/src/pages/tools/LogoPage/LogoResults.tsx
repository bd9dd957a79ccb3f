import type { Logo, LogoRound } from '@verapix/engines/logo';
import { selectProgress } from '@verapix/machines';
import { Alert, Button, Grid, Heading, Icon, Inline, Stack } from '@verapix/ui';
import { Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { CancelRun } from '../shared/CancelRun';
import { FreeUsesLeft } from '../shared/FreeUsesLeft';
import { RunProgress } from '../shared/RunProgress';
import { SimulationNote } from '../shared/SimulationNote';
import { UsageLimitNote } from '../shared/UsageLimit';
import { useLostFocus } from '../shared/use-lost-focus';
import { LogoTile } from './LogoTile';
import type { LogoViewProps } from './LogoView';
import type { LogoSnapshot } from './logo-machine';

interface LogoResultsProps extends LogoViewProps {
  snapshot: LogoSnapshot;
}

/** The rounds made so far, the latest first, and what can be done next. */
export function LogoResults({ snapshot, send, generate, freeUses }: LogoResultsProps) {
  const [selected, setSelected] = useState<Logo>();
  const running = snapshot.matches('processing');
  const { kept } = snapshot.context;
  return (
    <Stack gap="xl">
      {running ? (
        <Stack gap="m">
          <RunProgress progress={selectProgress(snapshot)} />
          <CancelRun send={send} />
        </Stack>
      ) : (
        <NextSteps {...{ send, generate, freeUses }} />
      )}
      {kept.map((round, index) => (
        <Round
          key={round.request.seed}
          round={round}
          title={roundTitle(index, kept.length, running)}
          selected={selected}
          onSelect={setSelected}
          onTaken={() => send({ type: 'result.taken' })}
        />
      ))}
    </Stack>
  );
}

/** The latest round is just yours; those before it are counted, the first one made being the first. */
function roundTitle(index: number, count: number, running: boolean): string {
  if (index === 0 && !running) return 'Your logos';
  return `Earlier round ${count - index}`;
}

function NextSteps({ send, generate, freeUses }: Pick<LogoResultsProps, 'send' | 'generate' | 'freeUses'>) {
  if (freeUses.state === 'exhausted') return <UsageLimitNote />;
  return (
    <Inline gap="s">
      <Button icon={<Icon of={Pencil} />} onClick={() => send({ type: 'result.dismissed' })}>
        Modify Details
      </Button>
      <Button tone="accent" look="solid" icon={<Icon of={RefreshCw} />} onClick={generate}>
        Generate More
      </Button>
      <FreeUsesLeft view={freeUses} />
    </Inline>
  );
}

interface RoundProps {
  round: LogoRound;
  title: string;
  selected: Logo | undefined;
  onSelect: (logo: Logo) => void;
  onTaken: () => void;
}

function Round({ round, title, selected, onSelect, onTaken }: RoundProps) {
  const { logos, request, method, note } = round;
  const heading = useLostFocus<HTMLHeadingElement>();
  return (
    <section aria-labelledby={`round-${request.seed}`}>
      <Stack gap="m">
        <Heading ref={heading} tabIndex={-1} level={2} id={`round-${request.seed}`}>
          {title}
        </Heading>
        {note && <Alert tone="info" title={note} />}
        {method === 'simulated' && (
          <SimulationNote>These are placeholder tiles, to show the steps.</SimulationNote>
        )}
        <Grid gap="m" column="l">
          {logos.map((logo) => (
            <LogoTile
              key={logo.layout}
              {...{ logo, onTaken }}
              brandName={request.brandName}
              selected={logo === selected}
              onSelect={() => onSelect(logo)}
            />
          ))}
        </Grid>
      </Stack>
    </section>
  );
}
