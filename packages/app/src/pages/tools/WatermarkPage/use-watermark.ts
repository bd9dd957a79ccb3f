import { isBusy, shouldWarnBeforeLeaving } from '@verapix/machines';
import type { PictureMask } from '@verapix/ui';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Notify } from '../../../wiring/tools/start-tool-run';
import { toolCode } from '../../../wiring/tools/tool-code';
import { type MissingCode, useToolRun } from '../../../wiring/tools/use-tool-run';
import type { WatermarkSend, WatermarkSnapshot } from './watermark-machine';
import type { WatermarkKind } from './watermark-options';

interface WatermarkRun {
  kind: WatermarkKind;
  snapshot: WatermarkSnapshot | undefined;
  send: WatermarkSend;
  missing: MissingCode | undefined;
  /** What the latest run removed: it may be wanted for the next picture of that size. */
  lastMask: PictureMask | undefined;
  /** Opens the other tab, which lets go of the file and its result; asks first where that would lose something. */
  chooseKind: (kind: WatermarkKind) => void;
  /** The tab that was asked for and waits for an answer. */
  askedFor: WatermarkKind | undefined;
  answer: (leave: boolean) => void;
}

const code = toolCode(
  () => import('./start-watermark'),
  () => import('./WatermarkWorkspace'),
  () => import('@verapix/engines'),
);

/** The run of this page, started with the first event, and which of its two tabs is open. */
export function useWatermark(): WatermarkRun {
  const [kind, setKind] = useState<WatermarkKind>('image');
  const [askedFor, setAskedFor] = useState<WatermarkKind>();
  const [lastMask, setLastMask] = useState<PictureMask>();
  const latestKind = useRef(kind);
  useLayoutEffect(() => {
    latestKind.current = kind;
  });
  const start = useCallback(
    async (notify: Notify) =>
      (await code.load()).startWatermark({ currentKind: () => latestKind.current, notify }),
    [],
  );
  const { snapshot, send, missing } = useToolRun(start, code.prepare);

  const removed = snapshot?.matches('done') ? snapshot.context.ranWith?.mask : undefined;
  if (removed && removed !== lastMask) setLastMask(removed);

  const open = (next: WatermarkKind) => {
    setKind(next);
    setAskedFor(undefined);
    if (!snapshot) return;
    if (isBusy(snapshot)) send({ type: 'run.cancel' });
    send({ type: 'source.cleared' });
  };
  return {
    kind,
    snapshot,
    send,
    missing,
    lastMask,
    chooseKind: (next) => {
      if (next === kind) return;
      if (snapshot && shouldWarnBeforeLeaving(snapshot)) setAskedFor(next);
      else open(next);
    },
    askedFor,
    answer: (leave) => (leave && askedFor ? open(askedFor) : setAskedFor(undefined)),
  };
}
