import { randomId } from '@verapix/domain';
import type { LibraryStep } from '@verapix/machines';
import { useEffect, useRef } from 'react';
import { useFlow } from '../../../app/flow/use-lazy-flow';
import { NameDialog } from './NameDialog';

const loadFlow = async () => (await import('./recipes.flow')).recipesFlow;

/** Asks for the name of a recipe and saves it. Another request asks again. */
export function NameRecipe({ request }: { request: { steps: readonly LibraryStep[] } }) {
  const { snapshot, send } = useFlow(loadFlow, { params: undefined, eager: true });
  const isListing = snapshot?.matches('listing') ?? false;
  const asked = useRef<object>(undefined);
  useEffect(() => {
    if (!isListing || asked.current === request) return;
    asked.current = request;
    const recipe = { id: randomId(), name: '', steps: request.steps };
    send({ type: 'naming.requested', recipe });
  }, [isListing, request, send]);
  const { named, nameProblem } = snapshot?.context ?? {};
  return named ? <NameDialog recipe={named} isNew problem={nameProblem} send={send} /> : null;
}
