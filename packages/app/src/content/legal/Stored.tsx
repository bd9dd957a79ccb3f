import { ParameterList } from '@verapix/ui';
import { type StoredThing, storedThings } from './stored';

const parameterOf = ({ key, type, place, purpose, until }: StoredThing) => ({
  name: key,
  type: `${type} · ${place}`,
  description: `${purpose} Kept ${until}.`,
});

/** What the site keeps in a browser, one under the other. */
export function Stored() {
  return <ParameterList parameters={storedThings.map(parameterOf)} />;
}
