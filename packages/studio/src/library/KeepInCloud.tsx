import { cloudFileType, cloudStorage } from '@verapix/domain';
import type { LibraryResult } from '@verapix/machines';
import * as messages from '@verapix/messages/library-storage';
import { Button, Icon, Text } from '@verapix/ui';
import { CloudCheck, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '@verapix/messages/formats/sizes';
import type { Cloud } from './CloudStorage';
import { nameOf } from './library-texts';
import { ConfirmDialog } from '../lib/ConfirmDialog';

interface KeepInCloudProps {
  result: LibraryResult;
  cloud: Cloud;
}

/** The files of a result, without the one it was made of: that one is not uploaded. */
const uploadBytes = ({ files }: LibraryResult) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Why the cloud would not take a result; undefined if it may. */
function reasonAgainst(result: LibraryResult): string | undefined {
  const { maxResultBytes, maxFilesPerResult } = cloudStorage;
  if (uploadBytes(result) > maxResultBytes)
    return messages.tooLarge({
      bytes: formatBytes(uploadBytes(result)),
      maxResultBytes: formatBytes(maxResultBytes),
    });
  const isKept = result.files.every(({ mime }) => cloudFileType(mime));
  return isKept && result.files.length <= maxFilesPerResult ? undefined : messages.noSuchFiles;
}

/** Uploads a result once the user has confirmed it, or says that it is in the cloud. Nothing for a user without a paid plan. */
export function KeepInCloud({
  result,
  cloud: { snapshot, send, entitlement, isSignedIn },
}: KeepInCloudProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isSignedIn || snapshot.matches('loading') || snapshot.matches('failed')) return null;
  const { results, active, problem } = snapshot.context;
  if (results.some(({ resultId }) => resultId === result.id)) {
    return (
      <Text size="s" tone="textMuted" role="status">
        <Icon of={CloudCheck} size="s" /> {messages.kept}
      </Text>
    );
  }
  if (entitlement !== 'granted') return null;
  const reason = reasonAgainst(result);
  return (
    <>
      <Button
        wide
        icon={<Icon of={CloudUpload} />}
        disabled={reason !== undefined || !snapshot.matches('ready')}
        pending={snapshot.matches('keeping') && active?.id === result.id}
        pendingLabel={messages.uploading}
        onClick={() => setIsAsking(true)}
      >
        {messages.keepInCloud}
      </Button>
      {(reason ?? problem) && (
        <Text size="s" tone={reason ? 'textMuted' : 'danger'} role="status">
          {reason ?? [problem?.message, problem?.fix].filter(Boolean).join(' ')}
        </Text>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.uploadQuestion({ name: nameOf(result) })}
          description={messages.uploadText({ bytes: formatBytes(uploadBytes(result)) })}
          confirmLabel={messages.uploadAndKeep}
          cancelLabel={messages.notNow}
          pending={false}
          pendingLabel={messages.uploading}
          onConfirm={() => {
            send({ type: 'result.kept', result });
            setIsAsking(false);
          }}
          onDismiss={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
