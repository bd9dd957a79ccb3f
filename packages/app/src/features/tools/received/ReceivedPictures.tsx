import { pictureFormatsInWords, type ToolId } from '@verapix/domain';
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

/** The choice of a tool for pictures and PDFs that another app has shared, or that the system opens with this one. */
export function ReceivedPictures({ children }: ReceivedPicturesProps) {
  const [received, setReceived] = useState<Received>();
  useEffect(() => void receive(setReceived), []);
  if (!received) return <Skeleton shape="block" style={{ blockSize: '16rem' }} />;
  return <ReceivedView {...received}>{children}</ReceivedView>;
}

/** The choice for these files. The page's own content is shown if no tool opens any of them. */
export function ReceivedView({ pictures, pdfs, others, children }: Received & ReceivedPicturesProps) {
  const [first] = [...pictures, ...pdfs];
  return (
    <Stack gap="l">
      {others.length > 0 && (
        <Alert
          tone="warning"
          title={`${inWords(others, 3)} ${others.length === 1 ? 'is not a picture' : 'are not pictures'}`}
          live
        >
          The tools open {pictureFormatsInWords}. Image to Text opens PDFs as well.
        </Alert>
      )}
      {first && <Choice pictures={pictures} pdfs={pdfs} first={first} />}
      {!first && others.length === 0 && (
        <Alert title="No picture has arrived" live>
          A picture that you share or open is passed on once. Share it again, or choose it in a tool.
        </Alert>
      )}
      {!first && children}
    </Stack>
  );
}

const opensPdfs = (id: ToolId) => id === 'image-to-text';

/** `a, b and c`, or `a, b and 4 more`. */
function inWords(names: readonly string[], max: number): string {
  const shown = names.length > max ? [...names.slice(0, max), `${names.length - max} more`] : names;
  return shown.length === 1 ? `${shown[0]}` : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** `picture`, `2 PDFs`, or `3 files` if they are of both kinds. */
function filesInWords(pictures: number, pdfs: number): string {
  const all = pictures + pdfs;
  const word = pdfs === 0 ? 'picture' : pictures === 0 ? 'PDF' : 'file';
  return all === 1 ? word : `${all} ${word}s`;
}

function Choice({ pictures, pdfs, first }: Omit<Received, 'others'> & { first: File }) {
  const navigate = useNavigate();
  const thumbnail = useObjectUrl(pictures[0]);
  const files = [...pictures, ...pdfs];
  const names = files.slice(1).map(({ name }) => name);
  const offered = pictures.length > 0 ? pictureTools : pictureTools.filter(({ id }) => opensPdfs(id));
  const open = (id: ToolId, path: string) => {
    handOver(path, opensPdfs(id) ? files : pictures);
    // The files are with the tool now: going back to this page would find none.
    navigate(path, { replace: true });
  };
  return (
    <Stack gap="m">
      <Heading level={2}>Choose a tool for your {filesInWords(pictures.length, pdfs.length)}</Heading>
      <FileCard
        state="ready"
        name={first.name}
        {...(thumbnail && { thumbnail })}
        details={[{ label: 'File size', value: formatBytes(first.size) }]}
      />
      {names.length > 0 && (
        <Text>
          Also: {inWords(names, 5)}.{' '}
          {pictures.length > 0 && `A tool that works on one picture uses ${first.name}.`}
        </Text>
      )}
      {pdfs.length > 0 && <Text>Only Image to Text opens PDFs.</Text>}
      <Grid column="m">
        {offered.map(({ id, title, path }) => (
          <Button key={id} size="l" wide icon={<Icon of={toolIcons[id]} />} onClick={() => open(id, path)}>
            {title}
          </Button>
        ))}
      </Grid>
    </Stack>
  );
}
