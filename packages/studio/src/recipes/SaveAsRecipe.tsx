import { randomId } from '@verapix/domain';
import type { LibraryStep } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import { Button, Icon } from '@verapix/ui';
import { ListPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NameDialog } from './NameDialog';
import { recipeStepsOf } from './recipe-steps';
import { useRecipes } from './recipes.flow';

/** Saves the tools and settings that made a result as a recipe. Nothing if a step can't be part of one. */
export function SaveAsRecipe({ readSteps: stepsNow }: { readSteps: () => readonly LibraryStep[] }) {
  const [request, setRequest] = useState<{ steps: readonly LibraryStep[] }>();
  const read = recipeStepsOf(stepsNow());
  if (!read.ok) return null;
  return (
    <>
      <Button wide icon={<Icon of={ListPlus} />} onClick={() => setRequest({ steps: read.steps })}>
        {messages.saveAsRecipe}
      </Button>
      {request && <NameRecipe request={request} />}
    </>
  );
}

/** Asks for the name of a recipe and saves it. Another request asks again. */
function NameRecipe({ request }: { request: { steps: readonly LibraryStep[] } }) {
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
