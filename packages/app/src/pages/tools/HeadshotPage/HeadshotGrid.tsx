import type { Headshot } from '@verapix/engines/headshots';
import { headshotFileName } from '@verapix/facts';
import { Button, Icon, Skeleton, Stack, Text } from '@verapix/ui';
import { Download } from 'lucide-react';
import { useObjectUrl } from '../../../wiring/use-object-url';
import * as css from './HeadshotGrid.css';

interface HeadshotGridProps {
  headshots: readonly Headshot[];
  /** One of them was downloaded. */
  onTaken: () => void;
}

/** The headshots of a run, each with its download. */
export function HeadshotGrid({ headshots, onTaken }: HeadshotGridProps) {
  return (
    <ul className={css.grid}>
      {headshots.map((headshot) => (
        <li key={headshot.id}>
          <HeadshotTile headshot={headshot} onTaken={onTaken} />
        </li>
      ))}
    </ul>
  );
}

function HeadshotTile({ headshot, onTaken }: Pick<HeadshotGridProps, 'onTaken'> & { headshot: Headshot }) {
  const { id, label, blob, width, height } = headshot;
  const url = useObjectUrl(blob);
  return (
    <Stack gap="s">
      {url ? (
        <img className={css.picture} src={url} alt={`Headshot, ${label}`} width={width} height={height} />
      ) : (
        <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />
      )}
      <div className={css.caption}>
        <Text as="span">{label}</Text>
        <Text as="span" size="s" tone="textMuted" mono>
          {width} × {height}
        </Text>
      </div>
      <Button asChild wide>
        <a href={url} download={headshotFileName(id)} aria-label={`Download ${label}`} onClick={onTaken}>
          <Icon of={Download} />
          Download
        </a>
      </Button>
    </Stack>
  );
}
