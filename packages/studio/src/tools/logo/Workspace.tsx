import { logoFileName, type LogoLayout } from '@verapix/domain';
import {
  isMarkLegible,
  type Logo,
  type LogoRound,
  logoBackgrounds,
  minLogoContrast,
} from '@verapix/engines/logo';
import { locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/tool-logo';
import * as run from '@verapix/messages/tool-run';
import { Alert, Button, Grid, Heading, Icon, Inline, InternalLink, Stack, Text } from '@verapix/ui';
import { Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { studioPaths } from '../../paths';
import { useObjectUrl } from '../../lib/object-url';
import { FreeUsesLeft } from '../../free-uses/FreeUses';
import { UsageLimitNote } from '../../free-uses/UsageLimit';
import { DownloadLink } from '../../workspace/DownloadLink';
import { useLostFocus } from '../../workspace/focus';
import { RunStatus, SimulationNote } from '../../workspace/run-controls';
import { BrandKit } from './BrandKit';
import { LogoCard } from './LogoCard';
import { type LogoWorkspaceProps, startRound } from './logo-options';

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
            {messages.modify}
          </Button>
          <Button
            tone="accent"
            variant="solid"
            icon={<Icon of={RefreshCw} />}
            onClick={() => startRound(snapshot, send, env.draft)}
          >
            {messages.more}
          </Button>
          <FreeUsesLeft view={view} />
          <Button asChild variant="ghost">
            <InternalLink to={studioPaths.library}>{run.openLibrary}</InternalLink>
          </Button>
        </Inline>
      )}
      {history.map((round, index) => (
        <Round
          key={round.request.seed}
          round={round}
          // The latest round has no number. Earlier ones are counted from the first.
          title={
            index === 0 && !running
              ? messages.yourLogos
              : messages.earlier({ number: history.length - index })
          }
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
        {method === 'simulated' && <SimulationNote>{messages.simulated}</SimulationNote>}
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
  icon: messages.markAlone,
  text: messages.nameAlone,
  full: messages.markAndName,
};

const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const ratio = (contrast: number) => `${oneDecimal.format(Math.floor(contrast * 10) / 10)}:1`;

/** What was measured of a logo, and what to beware of. */
function LegibilityNotes({ logo }: { logo: Logo }) {
  const { legibility, layout } = logo;
  if (!legibility) return null;
  const { light, dark } = legibility.contrast;
  const isWeakOn = { light: light < minLogoContrast, dark: dark < minLogoContrast };
  const grounds = isWeakOn.light && isWeakOn.dark ? 'both' : isWeakOn.light ? 'light' : 'dark';
  return (
    <>
      <Text size="s" tone="textMuted">
        {messages.contrast({ light: ratio(light), dark: ratio(dark) })}
      </Text>
      {(isWeakOn.light || isWeakOn.dark) && (
        <Text size="s">{messages.tooPale({ grounds, contrast: minLogoContrast })}</Text>
      )}
      {layout !== 'text' && !isMarkLegible(logo) && <Text size="s">{messages.tooFine}</Text>}
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
      label={messages.downloadAs({ title, format: format.toUpperCase() })}
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
        { label: messages.onDark, src: dark, ground: logoBackgrounds.dark },
        // A name is not legible in these sizes.
        ...(logo.layout === 'text'
          ? []
          : [
              { label: '32 px', src: mark, ground: logoBackgrounds.light, exactly: 32 },
              { label: '16 px', src: mark, ground: logoBackgrounds.light, exactly: 16 },
            ]),
        ...(logo.layout === 'text' || isMarkLegible(logo)
          ? []
          : [{ label: messages.simpleMark, src: simple, ground: logoBackgrounds.light, exactly: 16 }]),
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
