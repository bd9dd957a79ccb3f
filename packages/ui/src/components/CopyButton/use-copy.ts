import { useEffect, useState } from 'react';

/** What came of putting a text on the clipboard. Browsers refuse without permission, or on a page sent without https. */
export type CopyOutcome = 'copied' | 'refused';

/** How long it is said that a text was copied, in milliseconds. A refusal stays until the next try. */
const copiedShownMs = 2000;

async function putOnClipboard(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Copies texts, and knows for a moment what came of the last one. */
export function useCopy() {
  // An object, so that a second copy begins its moment anew.
  const [last, setLast] = useState<{ outcome: CopyOutcome } | null>(null);
  useEffect(() => {
    if (last?.outcome !== 'copied') return;
    const timer = setTimeout(() => setLast(null), copiedShownMs);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async (text: string) => {
    const outcome = await putOnClipboard(text);
    setLast({ outcome });
    return outcome;
  };
  return { outcome: last?.outcome ?? null, copy };
}
