import * as messages from '@verapix/messages/legal-stored';
import { ParameterList } from '@verapix/ui';
import { type StoredThing, storedThings } from './stored';

const parameterOf = ({ key, type, place, purpose, kept }: StoredThing) => ({
  name: key,
  type: messages.kindOfStorage({ type, place }),
  description: `${purpose} ${kept}`,
});

/** The list of what the site stores in a browser. */
export function Stored() {
  return <ParameterList parameters={storedThings.map(parameterOf)} />;
}
