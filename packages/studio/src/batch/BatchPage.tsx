import { pictureAccept, plans, resolutions } from '@verapix/domain';
import type { BatchSessionActor } from '@verapix/machines';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost, useStudioAccount } from '../host';
import { useActorSnapshot } from '../lib/use-actor-snapshot';
import { usePageActor } from '../lib/use-page-actor';
import { createBatchStore } from '../store/batch-store';
import { createPendingStore } from '../store/pending-files';
import type { RunSource, ToolDefinition } from '../workspace/tool-definition';
import { BatchSessionView } from './BatchSessionView';
import { BatchView } from './BatchView';
import type { BatchWorker } from './batch-run';
import { createBatchSession, openFirst } from './batch-session.flow';
import type { BatchId, BatchPageProps, BatchTool } from './batch-tool';

interface BatchPageTool<Source extends RunSource, Options extends object, Result, Env>
  extends BatchWorker<Source, Options, Result, Env>,
    Pick<ToolDefinition<Source, Options, Result, Env>, 'useEnv'> {
  id: BatchId;
  /** In notifications. */
  title: string;
}

/** The page of a tool's batches. */
export function batchPageOf<
  Source extends RunSource,
  Options extends object,
  Result,
  Env,
  Choices extends object,
>(tool: BatchPageTool<Source, Options, Result, Env>, batch: BatchTool<Source, Options, Result, Choices>) {
  const { id, title } = tool;
  return function BatchPage(props: BatchPageProps) {
    const { files, options: chosenOptions } = props;
    const host = useHost();
    const { entitlement } = host.useAccess();
    const isFree = entitlement !== 'granted';
    const access =
      entitlement === 'pending' || entitlement === 'signing-out' ? 'unknown' : isFree ? 'free' : 'paid';
    const maxSidePx = resolutions[plans[useStudioAccount().planId].upscaleTo].longestSidePx;
    const env = tool.useEnv();
    const latest = useRef({ env, maxSidePx, props });
    latest.current = { env, maxSidePx, props };
    const [error, setError] = useState<unknown>();
    if (error) throw error;

    const [store] = useState(() => createPendingStore(createBatchStore(id)));
    const create = useCallback(
      () =>
        createBatchSession({
          id,
          title,
          tool,
          batch,
          store,
          env: () => latest.current.env,
          maxSidePx: () => latest.current.maxSidePx,
          host,
          takesSingle: latest.current.props.onSingle !== undefined,
          takesRejection: latest.current.props.onRejected !== undefined,
        }),
      [host, store],
    );
    const connect = useCallback((actor: BatchSessionActor) => {
      const page = () => latest.current.props;
      const subscriptions = [
        actor.on('session.resumed', () => page().onResume()),
        actor.on('session.closed', () => page().onClose()),
        actor.on('session.failed', (event) => setError(event.error)),
        actor.on('file.passed', ({ file }) => page().onSingle?.(file)),
        actor.on('rejection.passed', ({ problem }) => page().onRejected?.(problem)),
      ];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    }, []);
    const { snapshot, send } = usePageActor(create, { connect });
    useEffect(() => send({ type: 'access.changed', access }), [access, send]);
    useEffect(() => {
      if (files) send({ type: 'files.chosen', files, options: chosenOptions ?? {} });
    }, [files, chosenOptions, send]);

    const actor = snapshot.context.batch;
    const list = useActorSnapshot(actor);
    const isWorking = list !== undefined && (list.matches('running') || list.matches('pausing'));
    const losesWork =
      snapshot.hasTag('busy') || (isWorking && snapshot.matches({ open: { copying: 'volatile' } }));

    const openSample = (ids: readonly string[]) =>
      openFirst(tool, ids, { fileOf: store.file, env: latest.current.env });
    return (
      <>
        <BatchSessionView {...{ snapshot, send, isFree }} ChoosePages={batch.ChoosePages}>
          {actor && list && (
            <BatchView
              snapshot={list}
              send={actor.send}
              session={snapshot}
              sendToSession={send}
              verb={batch.verb}
              blocker={batch.blocker?.(list.context.options as Choices)}
              settingsOf={(own) => {
                const { items, options } = list.context;
                const meant = items.filter((item) => own === undefined || item.id === own);
                return (
                  <batch.Settings
                    options={{ ...options, ...(own !== undefined && meant[0]?.options) } as Choices}
                    onChange={(changes) =>
                      actor.send({
                        type: 'options.changed',
                        options: changes,
                        ...(own !== undefined && { id: own }),
                      })
                    }
                    openSample={() => openSample(meant.map((item) => item.id))}
                    pictures={meant.map((item) => ({
                      id: item.id,
                      name: item.name,
                      readFile: () => store.file(item.id),
                    }))}
                  />
                );
              }}
              accept={[pictureAccept, batch.accept].filter(Boolean).join()}
              maxSidePx={maxSidePx}
              documents={batch.documents?.map(({ label }) => label)}
            />
          )}
        </BatchSessionView>
        <host.LeaveGuard active={losesWork} losing="run" />
      </>
    );
  };
}
