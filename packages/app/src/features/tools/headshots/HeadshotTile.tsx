import { headshotFileName } from '@verapix/domain';
import type { Headshot } from '@verapix/engines/headshots';
import { Skeleton, Stack, Text } from '@verapix/ui';
import { useObjectUrl } from '../../../lib/object-url';
import { DownloadLink } from '../parts/DownloadLink';
import * as css from './Workspace.css';

/** A headshot with its name, size and download. */
export function HeadshotTile({ headshot, onSaved }: { headshot: Headshot; onSaved: () => void }) {
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
      <DownloadLink
        {...{ url, onSaved }}
        fileName={headshotFileName(id)}
        variant="plain"
        size="m"
        label={`Download ${label}`}
      >
        Download
      </DownloadLink>
    </Stack>
  );
}
