import { logoFileName, logoHistoryLimit } from '@verapix/domain';
import type { LogoRequest } from '@verapix/engines/logo';
import type { NoSource } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-logo';
import { useCallback, useState } from 'react';
import { defineTool, form } from '../../workspace/define-tool';
import { pictureParts } from '../../store/keep-result';
import { toolModule } from '../../workspace/ToolRunner';
import { loadEngine } from './load-engine';
import { onResult, validate } from './logo-run';
import { useFreeUses } from '../../free-uses/use-free-uses';
import { DesignOptions } from './LogoForm';
import { LogoView, Workspace } from './LogoView';
import { initialDraft, type LogoDraft, type LogoEnv } from './logo-options';

const failed = messages.failed;

function useLogoEnv(): LogoEnv {
  const [draft, setDraft] = useState(initialDraft);
  const change = useCallback(
    (changes: Partial<LogoDraft>) => setDraft((before) => ({ ...before, ...changes })),
    [],
  );
  return { freeUses: useFreeUses(), draft, change };
}

export const logoGenerator = defineTool({
  id: 'logo-generator',
  lead: messages.lead,
  source: form,
  engine: {
    load: loadEngine,
    device: ({ createDeviceLogoMaker }) => createDeviceLogoMaker(),
    simulated: ({ createSimulatedLogoMaker }) => createSimulatedLogoMaker(),
    input: (_: NoSource, request: LogoRequest) => request,
    failure: ({ code, message, fix }) => ({
      code,
      title: messages.error,
      message: failed,
      fix: `${message} ${fix}`,
    }),
  },
  options: { ...initialDraft, seed: 0 },
  historyLimit: logoHistoryLimit,
  useEnv: useLogoEnv,
  validate,
  onResult,
  prepare: () => Promise.all([Workspace.load(), DesignOptions.load()]),
  kept: ({ logos, method, request: { brandName } }) =>
    method === 'simulated'
      ? []
      : logos.map((logo) =>
          pictureParts(
            logo,
            { name: logoFileName(brandName, 'png'), blob: logo.png },
            { name: logoFileName(brandName, 'svg'), blob: logo.svg },
          ),
        ),
  messages: {
    processing: messages.processing,
    done: messages.done,
    caveat: ({ note }) => note,
    saved: messages.saved,
    unexpected: { code: 'unexpected', title: messages.error, message: failed },
  },
  View: LogoView,
});

export const module = toolModule(logoGenerator);
