import type { RunSource, ToolViewProps } from '../define-tool';
import { PictureIntake } from './PictureIntake';
import { ToolSection } from './ToolSection';

/** The view of a tool that works on one picture: the upload area, and the workspace once a picture is accepted. */
export function FileView<Source extends RunSource, Options extends object, Result, Env>({
  snapshot,
  send,
  env,
  Workspace,
  intake: { advice, ...intake },
}: ToolViewProps<Source, Options, Result, Env>) {
  const source = snapshot?.context.source;
  return (
    <>
      <PictureIntake {...{ snapshot, send }} {...intake} />
      {snapshot && source ? (
        <ToolSection key={sourceKey(source)} result={snapshot.context.result}>
          <Workspace {...{ snapshot, source, send, env }} />
        </ToolSection>
      ) : (
        advice
      )}
    </>
  );
}

/** A key that differs between files, so that another file remounts the workspace. */
export function sourceKey(source: RunSource): string {
  return typeof source === 'string' ? source : source.name + source.bytes;
}
