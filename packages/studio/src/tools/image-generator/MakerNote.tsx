import { toolById } from '@verapix/domain';
import * as messages from '@verapix/messages/tool-image-generator';
import { Alert, InternalLink } from '@verapix/ui';
import { useHost } from '../../host';
import { SimulationNote } from '../../workspace/run-controls';
import type { ImageEnv } from './image-options';

/** Says who makes the pictures, before any is made. */
export function MakerNote({ maker, canSignIn }: Pick<ImageEnv, 'maker' | 'canSignIn'>) {
  const { signInPath } = useHost();
  if (maker === 'simulated') {
    return <SimulationNote>{messages.simulatedNote}</SimulationNote>;
  }
  if (maker === 'service') {
    return (
      <Alert tone="info" title={messages.service}>
        {messages.serviceText}
      </Alert>
    );
  }
  return (
    <Alert tone="info" title={messages.procedural}>
      {messages.proceduralText}
      {canSignIn && (
        <>
          {' '}
          {messages.signIn({
            link: (children) => (
              <InternalLink to={signInPath(toolById('ai-image-generator').path)}>{children}</InternalLink>
            ),
          })}
        </>
      )}
    </Alert>
  );
}
