import { LeaveRunGuard } from '../shared/LeaveRunGuard';
import { ImageToTextView } from './ImageToTextView';
import { useTextRun } from './use-text-run';

/** `/tools/image-to-text`: the run of the page, and the view of it. */
export function ImageToTextPage() {
  const { snapshot, send, onCopied } = useTextRun();
  return (
    <>
      <ImageToTextView snapshot={snapshot} send={send} onCopied={onCopied} />
      <LeaveRunGuard snapshot={snapshot} />
    </>
  );
}
