import type { LibraryStep } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import { Button, Icon } from '@verapix/ui';
import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recipeStepsOf } from './recipe-steps';

const NameRecipe = lazy(async () => ({ default: (await import('./NameDialog')).NameRecipe }));

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
      <Suspense>{request && <NameRecipe request={request} />}</Suspense>
    </>
  );
}
