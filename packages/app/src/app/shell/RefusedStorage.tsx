import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/kept-items';
import { Button, NoticeBar } from '@verapix/ui';
import { useEffect, useState } from 'react';
import { type Refusable, refusedText, takeRefused } from '../refused-storage';

/** Says once in a visit what the browser does not let the site keep, until the user closes it. */
export function RefusedStorage() {
  const [refused, setRefused] = useState<readonly Refusable[]>([]);
  useEffect(() => {
    void takeRefused().then((found) => setRefused((said) => (found.length > 0 ? found : said)));
  }, []);
  if (refused.length === 0) return null;
  return <RefusedStorageView refused={refused} onClose={() => setRefused([])} />;
}

interface RefusedStorageViewProps {
  refused: readonly Refusable[];
  onClose: () => void;
}

/** What is forgotten when the user leaves. */
export function RefusedStorageView({ refused, onClose }: RefusedStorageViewProps) {
  return (
    <NoticeBar
      label={messages.label}
      actions={
        <Button size="s" onClick={onClose}>
          {common.close}
        </Button>
      }
    >
      {refusedText(refused)}
    </NoticeBar>
  );
}
