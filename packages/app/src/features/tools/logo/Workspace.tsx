import { type LogoLayout, logoFileName } from '@verapix/domain';
import {
  isMarkLegible,
  type Logo,
  type LogoRequest,
  type LogoRound,
  logoBackgrounds,
  minLogoContrast,
} from '@verapix/engines/logo';
import { type Blocker, type NoSource, usageLimitProblem } from '@verapix/machines';
import { Alert, Button, Grid, Heading, Icon, Inline, Stack, Text } from '@verapix/ui';
import { Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '../../../lib/object-url';
import { FreeUsesLeft } from '../free-uses/FreeUses';
import { UsageLimitNote } from '../free-uses/UsageLimit';
import { DownloadLink } from '../parts/DownloadLink';
import { useLostFocus } from '../parts/focus';
import { RunStatus, SimulationNote } from '../parts/run-controls';
import { BrandKit } from './BrandKit';
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
  const { view } = env.freeUses;
  return (
    <Stack gap="xl">
      {running ? (
        <RunStatus {...{ snapshot, send }} />
      ) : view.state === 'exhausted' ? (
        <UsageLimitNote />
      ) : (
        <Inline gap="s">
          <Button icon={<Icon of={Pencil} />} onClick={() => send({ type: 'result.dismissed' })}>
            Modify Details
          </Button>
          <Button
            tone="accent"
            variant="solid"
            icon={<Icon of={RefreshCw} />}
            onClick={() => startRound(snapshot, send, env.draft)}
          >
            Generate More
          </Button>
          <FreeUsesLeft view={view} />
        </Inline>
      )}
      {history.map((round, index) => (
        <Round
          key={round.request.seed}
          round={round}
          // The latest round has no number. Earlier ones are counted from the first.
          title={index === 0 && !running ? 'Your logos' : `Earlier round ${history.length - index}`}
          selected={selected}
          onSelect={setSelected}
          onSaved={() => send({ type: 'result.saved' })}
        />
      ))}
    </Stack>
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
  const id = `round-${request.seed}`;
  const heading = useLostFocus<HTMLHeadingElement>();
  return (
    <section aria-labelledby={id}>
      <Stack gap="m">
        <Heading ref={heading} tabIndex={-1} level={2} id={id}>
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
        {method === 'device' && <BrandKit {...{ round, onSaved }} />}
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

const ratio = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;

/** What was measured of a logo, and what to beware of. */
function LegibilityNotes({ logo }: { logo: Logo }) {
  const { legibility, layout } = logo;
  if (!legibility) return null;
  const { light, dark } = legibility.contrast;
  const weak = [
    ...(light < minLogoContrast ? ['white'] : []),
    ...(dark < minLogoContrast ? ['dark'] : []),
  ].join(' and ');
  return (
    <>
      <Text size="s" tone="textMuted">
        Contrast {ratio(light)} on white, {ratio(dark)} on dark.
      </Text>
      {weak && (
        <Text size="s">
          Too pale on {weak}: graphics need {minLogoContrast}:1 to be seen. Choose a stronger colour.
        </Text>
      )}
      {layout !== 'text' && !isMarkLegible(logo) && (
        <Text size="s">
          The lines of this mark are too fine for 16 pixels: the favicons show the simple one.
        </Text>
      )}
    </>
  );
}

/** A logo to look at, select and download. */
function LogoTile({ logo, brandName, selected, onSelect, onSaved }: LogoTileProps) {
  const svg = useObjectUrl(logo.svg);
  const png = useObjectUrl(logo.png);
  const dark = useObjectUrl(logo.darkSvg);
  const mark = useObjectUrl(logo.markSvg);
  const simple = useObjectUrl(logo.simpleSvg);
  const title = titles[logo.layout];
  const download = (format: 'png' | 'svg', url: string | undefined) => (
    <DownloadLink
      url={url}
      fileName={logoFileName(brandName, format)}
      variant="plain"
      size="s"
      label={`Download ${title} as ${format.toUpperCase()}`}
      onSaved={onSaved}
    >
      {format.toUpperCase()}
    </DownloadLink>
  );
  return (
    <LogoCard
      title={title}
      picture={{ src: svg, alt: logo.alt, ground: logoBackgrounds.light }}
      previews={[
        { label: 'On dark', src: dark, ground: logoBackgrounds.dark },
        // A name is not legible in these sizes.
        ...(logo.layout === 'text'
          ? []
          : [
              { label: '32 px', src: mark, ground: logoBackgrounds.light, exactly: 32 },
              { label: '16 px', src: mark, ground: logoBackgrounds.light, exactly: 16 },
            ]),
        ...(logo.layout === 'text' || isMarkLegible(logo)
          ? []
          : [{ label: 'Simple, 16 px', src: simple, ground: logoBackgrounds.light, exactly: 16 }]),
      ]}
      {...{ selected, onSelect }}
      actions={
        <Stack gap="s">
          <LegibilityNotes logo={logo} />
          <Inline gap="xs">
            {download('png', png)}
            {download('svg', svg)}
          </Inline>
        </Stack>
      }
    />
  );
}
