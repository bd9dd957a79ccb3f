import { randomId } from '@verapix/domain';
import { type LibraryStep, type Recipe, recipeLimits, type recipesMachine } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-recipes';
import { Button, Dialog, Inline, Stack, TextField } from '@verapix/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ActorProps } from '../lib/use-page-actor';
import { RecipeSteps } from './RecipeSteps';
import { useRecipes } from './recipes.flow';

interface NameDialogProps extends Pick<ActorProps<ActorRefFrom<typeof recipesMachine>>, 'send'> {
  recipe: Recipe;
  isNew: boolean;
  problem: string | undefined;
}

/** Asks for the name of a recipe. */
export function NameDialog({ recipe: { name: current, steps }, isNew, problem, send }: NameDialogProps) {
  const [name, setName] = useState(current);
  const formId = useId();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && send({ type: 'naming.dismissed' })}>
      <Dialog.Content
        title={isNew ? messages.saveAsRecipe : messages.rename}
        description={messages.nameDescription}
        actions={
          <Inline gap="s">
            <Button onClick={() => send({ type: 'naming.dismissed' })}>{common.cancel}</Button>
            <Button type="submit" form={formId} tone="accent" variant="solid">
              {common.save}
            </Button>
          </Inline>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'name.submitted', name: name.trim() });
          }}
        >
          <Stack gap="m">
            <TextField
              label={common.name}
              value={name}
              maxLength={recipeLimits.nameCharacters}
              error={problem}
              onChange={(event) => {
                setName(event.target.value);
                if (problem) send({ type: 'name.changed' });
              }}
            />
            <RecipeSteps steps={steps} />
          </Stack>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}

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
