import * as messages from '@verapix/messages/offline';
import { Grid, Heading, LinkCard, Stack } from '@verapix/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { studioTools } from '@verapix/studio/tools';
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
  return <KeptTools tools={studioTools.filter(({ path }) => kept.includes(path))} />;
}

/** The tools that work without a network. */
export function KeptTools({ tools: shown }: { tools: typeof studioTools }) {
  if (shown.length === 0) return null;
  return (
    <Stack gap="m">
      <Heading level={2}>{messages.onDevice}</Heading>
      <Grid column="m" gap="m">
        {shown.map(({ id, title, description, path, icon }) => (
          <LinkCard key={id} level={3} to={path} title={title} icon={icon} description={description} />
        ))}
      </Grid>
    </Stack>
  );
}
