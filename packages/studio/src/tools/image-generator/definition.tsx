import { generatedImageName, imageHistoryLimit } from '@verapix/domain';
import type { NoSource } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-image-generator';
import { useState } from 'react';
import { chooseEngines } from '../../lib/engine-choice';
import { useBrowserValue } from '../../lib/use-browser-value';
import { pictureParts } from '../../store/keep-result';
import { defineTool, form } from '../../workspace/define-tool';
import { toolModule } from '../../workspace/ToolRunner';
import { onResult, validate } from './image-run';
import { useImageService } from '../../image-service/use-image-service';
import { useFreeUses } from '../../free-uses/use-free-uses';
import { ImageView, Workspace } from './ImageView';
import { type GeneratorTab, type ImageEnv, type ImageOptions, initialOptions } from './image-options';

/** A build for a site without an image service contains nothing of it here. */
const useServiceIfAny = import.meta.env.VITE_IMAGE_SERVICE === 'true' ? useImageService : () => undefined;

const isSimulated = () => chooseEngines(location.search) === 'simulated';

function useImageEnv(): ImageEnv {
  const [tab, setTab] = useState<GeneratorTab>('generate');
  const [formState, setForm] = useState({ key: 0, isFocused: false });
  const service = useServiceIfAny();
  const inBrowser = useFreeUses();
  const simulated = useBrowserValue(isSimulated, false);
  const active = !simulated && service?.state === 'available' ? service : undefined;
  return {
    freeUses: active?.uses ?? inBrowser,
    maker: simulated ? 'simulated' : active ? 'service' : 'procedural',
    canSignIn: service?.state === 'sign-in',
    request: active?.request,
    form: formState,
    restartForm: ({ isFocused }) => setForm(({ key }) => ({ key: key + 1, isFocused })),
    tab,
    setTab,
  };
}

export const imageGenerator = defineTool({
  id: 'ai-image-generator',
  lead: messages.lead,
  ...(import.meta.env.VITE_IMAGE_SERVICE === 'true' && {
    place: messages.place,
  }),
  source: form,
  engine: {
    load: () => import('./image-engine'),
    device: ({ createDeviceEngine }) => createDeviceEngine(),
    simulated: ({ createSimulatedEngine }) => createSimulatedEngine(),
    input: (_: NoSource, options: ImageOptions, env: ImageEnv) => ({ options, env }),
    failure: (failure) => ({ ...failure, title: messages.error }),
  },
  options: initialOptions,
  historyLimit: imageHistoryLimit,
  useEnv: useImageEnv,
  validate,
  onResult,
  prepare: Workspace.load,
  kept: ({ method, madeAt, blob, width, height }) =>
    method === 'simulated'
      ? []
      : [pictureParts({ width, height }, { name: generatedImageName(madeAt), blob })],
  messages: {
    processing: messages.processing,
    done: messages.done,
    caveat: ({ notPainted }) =>
      notPainted.length > 0 ? messages.notPainted({ words: notPainted.join(', ') }) : undefined,
    saved: messages.saved,
  },
  View: ImageView,
});

export const module = toolModule(imageGenerator);
