import { type HeadshotSize, headshotFileName } from '@verapix/domain';
import type { Headshot } from '@verapix/engines/headshots';
import * as messages from '@verapix/messages/tool-headshots';
import { Skeleton, Stack, Text } from '@verapix/ui';
import { useEffect, useState } from 'react';
import { useObjectUrl } from '../../lib/object-url';
import { DownloadLink } from '../../workspace/DownloadLink';
import { loadEngine } from './load-engine';
import * as css from './Workspace.css';

interface Sized {
  of: Blob;
  size: HeadshotSize;
  blob: Blob;
}

/** The headshot in a size; undefined until it is made. Without a size it is the headshot itself. */
function useSized(of: Blob, size: HeadshotSize | undefined): Blob | undefined {
  const [sized, setSized] = useState<Sized>();
  useEffect(() => {
    if (!size) return;
    let isStale = false;
    const make = async () => {
      const { sizedHeadshot } = await loadEngine();
      const blob = await sizedHeadshot(of, size);
      if (!isStale) setSized({ of, size, blob });
    };
    void make();
    return () => {
      isStale = true;
    };
  }, [of, size]);
  if (!size) return of;
  return sized?.of === of && sized.size === size ? sized.blob : undefined;
}

interface HeadshotTileProps {
  headshot: Headshot;
  /** The size to download, if not the headshot's own. */
  size?: HeadshotSize | undefined;
  onSaved: () => void;
}

/** A headshot with its name, size and download. */
export function HeadshotTile({ headshot, size, onSaved }: HeadshotTileProps) {
  const { id, label, blob } = headshot;
  const { width, height } = size ?? headshot;
  const url = useObjectUrl(useSized(blob, size));
  return (
    <Stack gap="s">
      {url ? (
        <img
          className={css.picture}
          src={url}
          alt={messages.headshot({ label })}
          width={width}
          height={height}
        />
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
        fileName={headshotFileName(id, size)}
        variant="plain"
        size="m"
        label={messages.downloadNamed({ label })}
      >
        {messages.download}
      </DownloadLink>
    </Stack>
  );
}
