import * as messages from '@verapix/messages/tool-image-generator';
import { Alert, InternalLink } from '@verapix/ui';
import { paths } from '../../../app/paths';
import { SimulationNote } from '../parts/run-controls';
import type { ImageEnv } from './image-options';

/** Says who makes the pictures, before any is made. */
export function MakerNote({ maker, canSignIn }: Pick<ImageEnv, 'maker' | 'canSignIn'>) {
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
              <InternalLink to={`${paths.signIn}?redirect=${paths.imageGenerator}`}>{children}</InternalLink>
            ),
          })}
        </>
      )}
    </Alert>
  );
}
