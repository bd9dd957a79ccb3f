import { logoHistoryLimit } from '@verapix/domain';
import type { LogoRequest } from '@verapix/engines/logo';
import type { NoSource } from '@verapix/machines';
import { useCallback, useState } from 'react';
import { defineTool, form } from '../define-tool';
import { useFreeUses } from '../free-uses/use-free-uses';
import { ToolPage } from '../ToolPage';
import { LogoView } from './LogoView';
import { initialDraft, type LogoDraft, type LogoEnv } from './logo-options';

const failed = 'Failed to generate the logo. Please try again.';

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
  lead: 'Three logos a run from your brand name, your trade and your colours: the mark, the name, and both together. They are drawn on this device from typefaces and symbols with a free licence, and saved as PNG and SVG.',
  source: form,
  engine: {
    load: () => import('@verapix/engines/logo'),
    device: ({ createDeviceLogoMaker }) => createDeviceLogoMaker(),
    simulated: ({ createSimulatedLogoMaker }) => createSimulatedLogoMaker(),
    input: (_: NoSource, request: LogoRequest) => request,
    failure: ({ code, message, fix }) => ({
      code,
      title: 'Error',
      message: failed,
      fix: `${message} ${fix}`,
    }),
  },
  options: { ...initialDraft, seed: 0 },
  historyLimit: logoHistoryLimit,
  useEnv: useLogoEnv,
  messages: {
    processing: 'Generating Logo',
    done: 'Your logos have been generated successfully!',
    saved: 'Logo downloaded.',
    unexpected: { code: 'unexpected', title: 'Error', message: failed },
  },
  View: LogoView,
  Workspace: () => import('./Workspace'),
});

/** `/tools/logo-generator` */
export function Component() {
  return <ToolPage tool={logoGenerator} />;
}
