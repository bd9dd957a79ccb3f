import { tools } from '@verapix/domain';
import * as messages from '@verapix/messages/offline';
import { Grid, Heading, LinkCard, Stack } from '@verapix/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { toolIcons } from '@verapix/studio/tool-icons';
import { readKeptTools } from '../../service-worker/kept-tools';

/**
 * What works without a network, on the page that is shown instead of one that could not be loaded. When the connection returns,
 * the page is loaded again.
 */
export default function OfflineView(): ReactNode {
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    void readKeptTools().then(setKept);
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <KeptTools tools={tools.filter(({ path }) => kept.includes(path))} />;
}

/** The tools that work without a network. */
export function KeptTools({ tools: shown }: { tools: readonly (typeof tools)[number][] }) {
  if (shown.length === 0) return null;
  return (
    <Stack gap="m">
      <Heading level={2}>{messages.onDevice}</Heading>
      <Grid column="m" gap="m">
        {shown.map(({ id, title, description, path }) => (
          <LinkCard
            key={id}
            level={3}
            to={path}
            title={title}
            icon={toolIcons[id]}
            description={description}
          />
        ))}
      </Grid>
    </Stack>
  );
}
