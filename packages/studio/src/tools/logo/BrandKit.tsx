import { logoFileName } from '@verapix/domain';
import { type LogoRound, logoBackgrounds } from '@verapix/engines/logo';
import * as messages from '@verapix/messages/tool-logo';
import { Button, Heading, Icon, Inline, Stack, Surface, Text } from '@verapix/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile, useObjectUrl } from '../../lib/object-url';
import { zipOf } from '../../lib/zip';
import * as css from './BrandKit.css';
import { loadEngine } from './load-engine';

type KitState = 'ready' | 'making' | 'failed';

/** The set in the header of a site, and all its files in one archive. */
export function BrandKit({ round, onSaved }: { round: LogoRound; onSaved: () => void }) {
  const [state, setState] = useState<KitState>('ready');
  const full = round.logos.find(({ layout }) => layout === 'full');
  const save = async () => {
    setState('making');
    try {
      const { brandKit } = await loadEngine();
      const files = await brandKit(round);
      const zip = await zipOf(files.map(({ name, content }) => ({ name, input: content }))).blob();
      saveFile(zip, logoFileName(round.request.brandName, 'zip'));
      setState('ready');
      onSaved();
    } catch {
      setState('failed');
    }
  };
  return (
    <Surface>
      <Stack gap="m">
        <Heading level={3}>{messages.onSite}</Heading>
        {full && (
          <div className={css.mockups}>
            <HeaderMockup logo={full.svg} alt={messages.lightHeader({ alt: full.alt })} theme="light" />
            <HeaderMockup logo={full.darkSvg} alt={messages.darkHeader({ alt: full.alt })} theme="dark" />
          </div>
        )}
        <Text size="s" tone="textMuted" measure>
          {messages.kit}
        </Text>
        <Inline gap="s">
          <Button
            icon={<Icon of={Download} />}
            disabled={state === 'making'}
            aria-busy={state === 'making'}
            onClick={save}
          >
            {messages.downloadAll}
          </Button>
          <Text as="p" size="s" role="status">
            {state === 'making' && messages.making}
            {state === 'failed' && messages.kitFailed}
          </Text>
        </Inline>
      </Stack>
    </Surface>
  );
}

interface HeaderMockupProps {
  logo: Blob;
  alt: string;
  theme: keyof typeof logoBackgrounds;
}

/** The colour of the bars, which belongs to the mock-up's own theme. */
const barColours = { light: '#12141a', dark: '#ffffff' } as const;

/** A header with the logo at its usual height, and bars for the links. */
function HeaderMockup({ logo, alt, theme }: HeaderMockupProps) {
  const src = useObjectUrl(logo);
  return (
    <div className={css.header} style={{ background: logoBackgrounds[theme], color: barColours[theme] }}>
      {src ? <img className={css.logo} src={src} alt={alt} /> : <span className={css.logo} />}
      <span className={css.links} aria-hidden>
        <span className={css.link} />
        <span className={css.link} />
        <span className={css.link} />
      </span>
    </div>
  );
}
