import { pictureFormatsInWords } from '@verapix/domain';
import { Alert, Button, FileCard, Grid, Heading, Icon, Skeleton, Stack, Text } from '@verapix/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatBytes } from '../../../content/format';
import { toolIcons } from '../../../content/tool-icons';
import { handOver } from '../../../lib/library/handover';
import { pictureTools } from '../../../lib/library/pass-on';
import { useObjectUrl } from '../../../lib/object-url';
import { type Received, receive } from './receive';

interface ReceivedPicturesProps {
  /** The page as it is without a picture. */
  children: ReactNode;
}

/** The choice of a tool for pictures that another app has shared, or that the system opens with this one. */
export function ReceivedPictures({ children }: ReceivedPicturesProps) {
  const [received, setReceived] = useState<Received>();
  useEffect(() => void receive(setReceived), []);
  if (!received) return <Skeleton shape="block" style={{ blockSize: '16rem' }} />;
  return <ReceivedView {...received}>{children}</ReceivedView>;
}

/** The choice for these files. The page's own content is shown if no picture is among them. */
export function ReceivedView({ pictures, others, children }: Received & ReceivedPicturesProps) {
  const [first] = pictures;
  return (
    <Stack gap="l">
      {others.length > 0 && (
        <Alert
          tone="warning"
          title={`${inWords(others, 3)} ${others.length === 1 ? 'is not a picture' : 'are not pictures'}`}
          live
        >
          The tools open {pictureFormatsInWords}.
        </Alert>
      )}
      {first && <Choice pictures={pictures} first={first} />}
      {!first && others.length === 0 && (
        <Alert title="No picture has arrived" live>
          A picture that you share or open is passed on once. Share it again, or choose it in a tool.
        </Alert>
      )}
      {!first && children}
    </Stack>
  );
}

/** `a, b and c`, or `a, b and 4 more`. */
function inWords(names: readonly string[], max: number): string {
  const shown = names.length > max ? [...names.slice(0, max), `${names.length - max} more`] : names;
  return shown.length === 1 ? `${shown[0]}` : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function Choice({ pictures, first }: { pictures: readonly File[]; first: File }) {
  const navigate = useNavigate();
  const thumbnail = useObjectUrl(first);
  const names = pictures.slice(1).map(({ name }) => name);
  const open = (path: string) => {
    handOver(path, pictures);
    // The files are with the tool now: going back to this page would find none.
    navigate(path, { replace: true });
  };
  return (
    <Stack gap="m">
      <Heading level={2}>
        {names.length === 0
          ? 'Choose a tool for your picture'
          : `Choose a tool for your ${pictures.length} pictures`}
      </Heading>
      <FileCard
        state="ready"
        name={first.name}
        {...(thumbnail && { thumbnail })}
        details={[{ label: 'File size', value: formatBytes(first.size) }]}
      />
      {names.length > 0 && (
        <Text>
          Also: {inWords(names, 5)}. A tool that works on one picture uses {first.name}.
        </Text>
      )}
      <Grid column="m">
        {pictureTools.map(({ id, title, path }) => (
          <Button key={id} size="l" wide icon={<Icon of={toolIcons[id]} />} onClick={() => open(path)}>
            {title}
          </Button>
        ))}
      </Grid>
    </Stack>
  );
}
