import { type LogoLayout, logoFileName } from '@verapix/domain';
import { type Logo, type LogoRequest, type LogoRound, logoBackgrounds } from '@verapix/engines/logo';
import { type Blocker, type NoSource, usageLimitProblem } from '@verapix/machines';
import { Alert, Button, Grid, Heading, Icon, Inline, Stack } from '@verapix/ui';
import { Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '../../../lib/object-url';
import { FreeUsesLeft } from '../free-uses/FreeUses';
import { UsageLimitNote } from '../free-uses/UsageLimit';
import type { FreeUsesView } from '../free-uses/use-free-uses';
import { DownloadLink } from '../parts/DownloadLink';
import { useLostFocus } from '../parts/focus';
import { RunStatus, SimulationNote } from '../parts/run-controls';
import { LogoCard } from './LogoCard';
import { hasBrandName, type LogoEnv, type LogoWorkspaceProps, startRound } from './logo-options';

/** Why no logo can be made. */
export function validate(_: NoSource, request: LogoRequest, { freeUses }: LogoEnv): Blocker | undefined {
  if (hasBrandName(request)) return freeUses.isUsedUp() ? usageLimitProblem : undefined;
  return {
    code: 'brand-name-required',
    title: 'Brand Name Required',
    message: 'Please enter your brand name to generate a logo.',
    toast: { variant: 'destructive' },
  };
}

export const onResult = (_: LogoRound, { env }: LogoWorkspaceProps) => env.freeUses.countSuccess();

/** The rounds made so far, the latest first, and the next actions. */
export function Workspace({ snapshot, send, env }: LogoWorkspaceProps) {
  const [selected, setSelected] = useState<Logo>();
  const running = snapshot.matches('processing');
  const { history } = snapshot.context;
  return (
    <Stack gap="xl">
      {running ? (
        <RunStatus {...{ snapshot, send }} />
      ) : (
        <NextSteps
          freeUses={env.freeUses.view}
          onModify={() => send({ type: 'result.dismissed' })}
          onMore={() => startRound(snapshot, send, env.draft)}
        />
      )}
      {history.map((round, index) => (
        <Round
          key={round.request.seed}
          round={round}
          title={roundTitle(index, history.length, running)}
          selected={selected}
          onSelect={setSelected}
          onSaved={() => send({ type: 'result.saved' })}
        />
      ))}
    </Stack>
  );
}

/** The latest round has no number. Earlier ones are counted from the first. */
function roundTitle(index: number, count: number, running: boolean): string {
  if (index === 0 && !running) return 'Your logos';
  return `Earlier round ${count - index}`;
}

interface NextStepsProps {
  freeUses: FreeUsesView;
  onModify: () => void;
  onMore: () => void;
}

function NextSteps({ freeUses, onModify, onMore }: NextStepsProps) {
  if (freeUses.state === 'exhausted') return <UsageLimitNote />;
  return (
    <Inline gap="s">
      <Button icon={<Icon of={Pencil} />} onClick={onModify}>
        Modify Details
      </Button>
      <Button tone="accent" variant="solid" icon={<Icon of={RefreshCw} />} onClick={onMore}>
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
  onSaved: () => void;
}

function Round({ round, title, selected, onSelect, onSaved }: RoundProps) {
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
              {...{ logo, onSaved }}
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

interface LogoTileProps {
  logo: Logo;
  brandName: string;
  selected: boolean;
  onSelect: () => void;
  onSaved: () => void;
}

const titles: Record<LogoLayout, string> = {
  icon: 'The mark alone',
  text: 'The name alone',
  full: 'Mark and name',
};

/** A logo to look at, select and download. */
function LogoTile({ logo, brandName, selected, onSelect, onSaved }: LogoTileProps) {
  const svg = useObjectUrl(logo.svg);
  const png = useObjectUrl(logo.png);
  const dark = useObjectUrl(logo.darkSvg);
  const favicon = useObjectUrl(logo.faviconSvg);
  const title = titles[logo.layout];
  const files = [
    { label: 'PNG', url: png, name: logoFileName(brandName, 'png') },
    { label: 'SVG', url: svg, name: logoFileName(brandName, 'svg') },
  ];
  return (
    <LogoCard
      title={title}
      picture={{ src: svg, alt: logo.alt, ground: logoBackgrounds.light }}
      previews={[
        { label: 'On dark', src: dark, ground: logoBackgrounds.dark },
        { label: '32 px', src: favicon, ground: logoBackgrounds.light, exactly: 32 },
        { label: '16 px', src: favicon, ground: logoBackgrounds.light, exactly: 16 },
      ]}
      {...{ selected, onSelect }}
      actions={
        <Inline gap="xs">
          {files.map((file) => (
            <DownloadLink
              key={file.label}
              url={file.url}
              fileName={file.name}
              variant="plain"
              size="s"
              label={`Download ${title} as ${file.label}`}
              onSaved={onSaved}
            >
              {file.label}
            </DownloadLink>
          ))}
        </Inline>
      }
    />
  );
}
