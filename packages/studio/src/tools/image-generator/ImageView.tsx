import { generatedImageName, imageHistoryLimit } from '@verapix/domain';
import { isBusy } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-image-generator';
import { Badge, EmptyState, Tabs, ToolPanel } from '@verapix/ui';
import { useId, useRef } from 'react';
import { loadable } from '../../lib/loadable';
import { useObjectUrl } from '../../lib/object-url';
import { FreeUsesGate } from '../../free-uses/FreeUses';
import { DownloadLink } from '../../workspace/DownloadLink';
import { CancelRun, LibraryLink, RunFailure, RunProgress } from '../../workspace/run-controls';
import { useResultInView } from '../../workspace/ToolSection';
import { Generate, ImageForm } from './ImageForm';
import { downloadLabels, type ImageViewProps, makers } from './image-options';
import { MakerNote } from './MakerNote';
import * as css from './Workspace.css';

/** Loaded with the first result. */
export const Workspace = loadable(async () => (await import('./Workspace')).Workspace);

/** The latest picture beside the form, and in the other tab the pictures before. */
export function ImageView(props: ImageViewProps) {
  const { snapshot, env } = props;
  const { history } = snapshot.context;
  return (
    <Tabs.Root
      value={env.tab}
      onValueChange={(value) => env.setTab(value === 'history' ? 'history' : 'generate')}
    >
      <Tabs.List label={messages.title}>
        <Tabs.Tab value="generate">{messages.generateTab}</Tabs.Tab>
        <Tabs.Tab value="history">
          {messages.history} {history.length > 0 && <Badge>{history.length}</Badge>}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="generate">
        <ImagePanel {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        {history.length > 0 ? (
          <Workspace {...props} part="history" />
        ) : (
          <EmptyState picture="pictures" title={messages.nothing}>
            {messages.nothingText({ imageHistoryLimit })}
          </EmptyState>
        )}
      </Tabs.Panel>
    </Tabs.Root>
  );
}

/** The picture on one side; who makes it, the form and what can be done with the picture on the other. */
function ImagePanel(props: ImageViewProps) {
  const { snapshot, send, env } = props;
  const { maker, canSignIn, form, freeUses } = env;
  const { result, failure } = snapshot.context;
  const isRunning = isBusy(snapshot);
  const isUsedUp = freeUses.view.state === 'exhausted';
  const stage = useRef<HTMLElement>(null);
  useResultInView(stage, result);
  const url = useObjectUrl(result?.blob);
  const formId = useId();
  return (
    <ToolPanel.Root className={css.panel}>
      <ToolPanel.Stage
        ref={stage}
        tabIndex={-1}
        label={messages.result}
        className={result || isRunning ? undefined : css.empty}
        status={isRunning && <RunProgress snapshot={snapshot} />}
      >
        {result ? (
          <Workspace {...props} part="picture" />
        ) : (
          <EmptyState level={3} title={messages.noPicture} resolved={isRunning ? 0.8 : 0.5} />
        )}
      </ToolPanel.Stage>
      <ToolPanel.Controls label={makers[maker]}>
        <MakerNote {...{ maker, canSignIn }} />
        {result && <Workspace {...props} part="details" />}
        <FreeUsesGate view={freeUses.view}>
          <ImageForm key={form.key} id={formId} {...{ snapshot, send, maker }} isFocused={form.isFocused} />
        </FreeUsesGate>
      </ToolPanel.Controls>
      {(isRunning || result || !isUsedUp) && (
        <ToolPanel.Actions>
          <RunFailure failure={isRunning ? undefined : failure} />
          {isRunning ? (
            <CancelRun send={send} />
          ) : (
            <>
              {!isUsedUp && <Generate form={formId} {...{ snapshot, maker }} />}
              {result && (
                <DownloadLink
                  url={url}
                  variant={isUsedUp ? 'primary' : 'secondary'}
                  size="m"
                  onSaved={() => send({ type: 'result.saved' })}
                  fileName={generatedImageName(result.madeAt)}
                >
                  {downloadLabels[result.method]}
                </DownloadLink>
              )}
            </>
          )}
        </ToolPanel.Actions>
      )}
      {result && !isUsedUp && (
        <ToolPanel.More inert={isRunning}>
          <Workspace {...props} part="again" />
          <LibraryLink />
        </ToolPanel.More>
      )}
    </ToolPanel.Root>
  );
}
