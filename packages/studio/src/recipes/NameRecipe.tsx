import { randomId } from '@verapix/domain';
import type { LibraryStep } from '@verapix/machines';
import { useEffect, useRef } from 'react';
import { NameDialog } from './NameDialog';
import { useRecipes } from './recipes.flow';

/** Asks for the name of a recipe and saves it. Another request asks again. */
export function NameRecipe({ request }: { request: { steps: readonly LibraryStep[] } }) {
  const { snapshot, send } = useRecipes();
  const isListing = snapshot.matches('listing');
  const asked = useRef<object>(undefined);
  useEffect(() => {
    if (!isListing || asked.current === request) return;
    asked.current = request;
    const recipe = { id: randomId(), name: '', steps: request.steps };
    send({ type: 'naming.requested', recipe });
  }, [isListing, request, send]);
  const { named, nameProblem } = snapshot.context;
  return named ? <NameDialog recipe={named} isNew problem={nameProblem} send={send} /> : null;
}
