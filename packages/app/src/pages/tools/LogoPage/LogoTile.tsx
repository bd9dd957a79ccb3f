import { type Logo, logoGrounds } from '@verapix/engines/logo';
import { type LogoLayout, logoFileName } from '@verapix/facts';
import { Button, Icon, Inline, LogoCard } from '@verapix/ui';
import { Download } from 'lucide-react';
import { useObjectUrl } from '../../../wiring/use-object-url';

interface LogoTileProps {
  logo: Logo;
  brandName: string;
  selected: boolean;
  onSelect: () => void;
  /** It was downloaded. */
  onTaken: () => void;
}

const titles: Record<LogoLayout, string> = {
  icon: 'The mark alone',
  text: 'The name alone',
  full: 'Mark and name',
};

/** One logo: as it looks, to select and to download. */
export function LogoTile({ logo, brandName, selected, onSelect, onTaken }: LogoTileProps) {
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
      picture={{ src: svg, alt: logo.alt, ground: logoGrounds.light }}
      previews={[
        { label: 'On dark', src: dark, ground: logoGrounds.dark },
        { label: '32 px', src: favicon, ground: logoGrounds.light, exactly: 32 },
        { label: '16 px', src: favicon, ground: logoGrounds.light, exactly: 16 },
      ]}
      {...{ selected, onSelect }}
      actions={
        <Inline gap="xs">
          {files.map((file) => (
            <Button key={file.label} asChild size="s">
              <a
                href={file.url}
                download={file.name}
                aria-label={`Download ${title} as ${file.label}`}
                onClick={onTaken}
              >
                <Icon of={Download} size="s" />
                {file.label}
              </a>
            </Button>
          ))}
        </Inline>
      }
    />
  );
}
