import { apiKeyLimits, apiKeyNameProblem, containsApiKey } from '@verapix/facts';
import { selectApiKeyNameProblem } from '@verapix/machines';
import { Button, Form, TextField } from '@verapix/ui';
import type { ApiKeysContentProps } from './ApiKeysContent';
import { isBusy } from './is-busy';

interface NewKeyFormProps extends Pick<ApiKeysContentProps, 'snapshot' | 'send'> {
  /** What was typed so far; it stays when the key cannot be created. */
  name: string;
  onNameChange: (name: string) => void;
}

/** Creates a key of the type that is looked at. A key that is pasted as a name is noticed before it is sent. */
export function NewKeyForm({ snapshot, send, name, onNameChange }: NewKeyFormProps) {
  const problem = selectApiKeyNameProblem(snapshot);
  const isCreating = snapshot.matches('creating');
  return (
    <Form
      fields={['name']}
      errors={problem === undefined ? undefined : { name: problem }}
      pending={isCreating}
      onSubmit={({ name }) => send({ type: 'creation.requested', name })}
      aria-label="Create an API key"
    >
      <TextField
        label="Key Name"
        name="name"
        value={name}
        onChange={({ target }) => onNameChange(target.value)}
        hint={`What will use the key, such as "Web shop". At most ${apiKeyLimits.nameMaxCharacters} characters.`}
        notice={problem === undefined && containsApiKey(name) && apiKeyNameProblem(name)}
        autoComplete="off"
        spellCheck={false}
        readOnly={isCreating}
      />
      <div>
        <Button
          type="submit"
          tone="accent"
          look="solid"
          pending={isCreating}
          pendingLabel="Creating your key"
          disabled={!isCreating && isBusy(snapshot)}
        >
          Create New Key
        </Button>
      </div>
    </Form>
  );
}
