import { ToolPage } from '../shared/ToolPage';
import { ImageToTextView } from './ImageToTextView';
import { useTextRun } from './use-text-run';

/** `/tools/image-to-text`: the run of the page, and the view of it. */
export function ImageToTextPage() {
  const { snapshot, send, missing, onCopied } = useTextRun();
  return (
    <ToolPage {...{ snapshot, missing }}>
      <ImageToTextView snapshot={snapshot} send={send} onCopied={onCopied} />
    </ToolPage>
  );
}
