import { ParameterList } from '@verapix/ui';
import { type StoredThing, storedThings } from './stored';

const parameterOf = ({ key, type, place, purpose, until }: StoredThing) => ({
  name: key,
  type: `${type} · ${place}`,
  description: `${purpose} Kept ${until}.`,
});

/** The list of what the site stores in a browser. */
export function Stored() {
  return <ParameterList parameters={storedThings.map(parameterOf)} />;
}
