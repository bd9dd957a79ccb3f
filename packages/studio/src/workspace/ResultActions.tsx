import { pictureFormats } from '@verapix/domain';
import { errorToast, type LibraryStep, successToast, type ToastOptions } from '@verapix/machines';
import * as messages from '@verapix/messages/lib';
import { Button, Icon, Menu, Stack } from '@verapix/ui';
import { Copy, Share2, Workflow } from 'lucide-react';
import { useEffect, useState } from 'react';
import { handOver } from './hand-over';
import { useHost } from '../host';
import { studioTools } from '../tools';

/** The tools that a result can be opened in. */
const pictureTools = studioTools.filter(({ takes }) => takes.includes('picture'));

const pictureMimes: readonly string[] = Object.values(pictureFormats).map(({ mime }) => mime);

interface ResultActionsProps {
  /** A picture. Another file has no actions: nothing is rendered. */
  blob: Blob;
  /** The name of the file. */
  name: string;
  /** Says in a toast what became of it. */
  notify: (toast: ToastOptions) => void;
  /** Returns the tools that made it, in order. */
  readSteps: () => readonly LibraryStep[];
  /** Leaving the page would ask whether the result may be lost. Until it is false, no other tool is opened. */
  isUnsaved?: boolean;
  /** The user chose another tool, which the result is handed over to: leaving loses nothing. */
  onHandOver?: () => void;
}

/** Copies a picture, shares it where the browser can share files, and opens it in another tool. */
export function ResultActions({
  blob,
  name,
  notify,
  readSteps,
  isUnsaved = false,
  onHandOver,
}: ResultActionsProps) {
  const open = useOpenTool(isUnsaved);
  if (!pictureMimes.includes(blob.type)) return null;
  const shared = shareableFile(blob, name);
  const copy = async () => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': clipboardPng(blob) })]);
      notify(successToast(messages.pictureCopied));
    } catch {
      const why = isSecureContext ? messages.pictureNotAllowed : messages.pictureNeedsHttps;
      notify(errorToast(messages.pictureNotCopied, why));
    }
  };
  // A rejection says that the user closed the list of apps.
  const share = () => shared && navigator.share({ files: [shared], title: name }).catch(() => {});
  return (
    <Stack gap="s">
      <Button wide icon={<Icon of={Copy} />} onClick={copy}>
        {messages.copyPicture}
      </Button>
      {shared && (
        <Button wide icon={<Icon of={Share2} />} onClick={share}>
          {messages.share}
        </Button>
      )}
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button wide icon={<Icon of={Workflow} />}>
            {messages.useElsewhere}
          </Button>
        </Menu.Trigger>
        <Menu.Content>
          {pictureTools.map(({ id, title, path }) => (
            <Menu.Item
              key={id}
              onSelect={() => {
                handOver(path, [new File([blob], name, { type: blob.type })], readSteps());
                onHandOver?.();
                open(path);
              }}
            >
              {title}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Root>
    </Stack>
  );
}

/** Opens a tool's page, as soon as the current page may be left. */
function useOpenTool(isUnsaved: boolean) {
  const { navigate } = useHost();
  const [path, setPath] = useState<string>();
  useEffect(() => {
    if (path === undefined || isUnsaved) return;
    // In this render, the page's leave guard learns too that nothing would be lost.
    queueMicrotask(() => navigate(path, { replace: false }));
  }, [path, isUnsaved, navigate]);
  return setPath;
}

/** The picture as the clipboard takes it: browsers accept PNG alone. Rejects if it cannot be opened. */
async function clipboardPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}

/** The file as it can be shared; undefined where the browser shares no files, or not this one. */
function shareableFile(blob: Blob, name: string): File | undefined {
  const file = new File([blob], name, { type: blob.type });
  return navigator.canShare?.({ files: [file] }) ? file : undefined;
}
