import { pictureFormatsInWords } from '@verapix/engines/format-names';
import * as messages from '@verapix/messages/tool-received';
import { Alert, Button, FileCard, Grid, Heading, Icon, Skeleton, Stack, Text } from '@verapix/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { studioTools } from '../tools';
import type { StudioTool } from '../workspace/tool-entry';
import { handOver } from '../workspace/hand-over';
import { useObjectUrl } from '../lib/object-url';
import { type Received, receive } from './receive';
import { useHost } from '../host';

interface ReceivedPicturesProps {
  /** The page as it is without a picture. */
  children: ReactNode;
}

/** The choice of a tool for pictures and PDFs that another app has shared, or that the system opens with this one. */
export function ReceivedPictures({ children }: ReceivedPicturesProps) {
  const [received, setReceived] = useState<Received>();
  const { takeSharedFiles } = useHost();
  useEffect(() => void receive(setReceived, takeSharedFiles), [takeSharedFiles]);
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
          title={messages.notPictures({ names: inWords(others, 3), count: others.length })}
          live
        >
          {messages.notPicturesHint({ formats: pictureFormatsInWords })}
        </Alert>
      )}
      {first && <Choice pictures={pictures} pdfs={pdfs} first={first} />}
      {!first && others.length === 0 && (
        <Alert title={messages.nothing} live>
          {messages.nothingFix}
        </Alert>
      )}
      {!first && children}
    </Stack>
  );
}

const opensPdfs = ({ takes }: StudioTool) => takes.includes('pdf');
const pictureTools = studioTools.filter(({ takes }) => takes.includes('picture'));

/** `a, b and c`, or `a, b and 4 more`. */
function inWords(names: readonly string[], max: number): string {
  const shown =
    names.length > max ? [...names.slice(0, max), messages.more({ count: names.length - max })] : names;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : messages.names({ names: shown.slice(0, -1).join(', '), last });
}

function Choice({ pictures, pdfs, first }: Omit<Received, 'others'> & { first: File }) {
  const { navigate } = useHost();
  const thumbnail = useObjectUrl(pictures[0]);
  const files = [...pictures, ...pdfs];
  const names = files.slice(1).map(({ name }) => name);
  const kind = pdfs.length === 0 ? 'picture' : pictures.length === 0 ? 'pdf' : 'both';
  const offered = pictures.length > 0 ? pictureTools : pictureTools.filter(opensPdfs);
  const open = (tool: StudioTool) => {
    handOver(tool.path, opensPdfs(tool) ? files : pictures);
    // The files are with the tool now: going back to this page would find none.
    navigate(tool.path, { replace: true });
  };
  return (
    <Stack gap="m">
      <Heading level={2}>{messages.chooseTool({ kind, count: files.length })}</Heading>
      <FileCard
        state="ready"
        name={first.name}
        {...(thumbnail && { thumbnail })}
        details={[{ label: messages.fileSize, value: formatBytes(first.size) }]}
      />
      {names.length > 0 && (
        <Text>
          {messages.also({ names: inWords(names, 5) })}{' '}
          {pictures.length > 0 && messages.firstUsed({ name: first.name })}
        </Text>
      )}
      {pdfs.length > 0 && <Text>{messages.pdfsOnly}</Text>}
      <Grid column="m">
        {offered.map((tool) => (
          <Button key={tool.id} size="l" wide icon={<Icon of={tool.icon} />} onClick={() => open(tool)}>
            {tool.title}
          </Button>
        ))}
      </Grid>
    </Stack>
  );
}
