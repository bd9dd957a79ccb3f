import { pictureAccept, pictureFormatsInWords, uploadMaxBytes } from '@verapix/facts';
import type { ApiTrialSnapshot } from '@verapix/machines';
import { Button, Dropzone, FileCard, Form, Inline, Link, RadioGroup, Stack, TextField } from '@verapix/ui';
import { formatBytes } from '../../../../content/format';
import { paths } from '../../../../paths';
import type { ApiTrialSend } from './TryItView';
import { factorOptions, ownFile, pictureOptions } from './trial-form';
import { useTrialForm } from './use-trial-form';
import { WaitNote } from './WaitNote';

interface TryItFormProps {
  snapshot: ApiTrialSnapshot | undefined;
  send: ApiTrialSend;
}

/** What is sent: the key, the picture and the factor. The key stays in its field, and goes with the page. */
export function TryItForm({ snapshot, send }: TryItFormProps) {
  const form = useTrialForm(send);
  const isSending = snapshot?.matches('sending') ?? false;
  const mustWait = snapshot?.matches('limited') ?? false;
  const idle = !isSending && !mustWait;
  return (
    <Form fields={['apiKey']} errors={form.errors} onSubmit={(values) => idle && form.submit(values)}>
      <TextField
        label="API key"
        name="apiKey"
        type="password"
        autoComplete="off"
        spellCheck={false}
        hint={
          <>
            It is sent to the API and kept nowhere. Create one on the page{' '}
            <Link to={paths.apiKeys}>API keys</Link>.
          </>
        }
        onChange={() => mustWait && send({ type: 'key.changed' })}
      />
      <RadioGroup
        label="Picture"
        options={pictureOptions}
        value={form.source}
        onValueChange={form.setSource}
      />
      {form.source === ownFile && <OwnFile form={form} />}
      <RadioGroup
        label="Scale factor"
        look="segmented"
        options={factorOptions}
        value={form.factor}
        onValueChange={form.setFactor}
      />
      <Stack gap="s" align="start">
        <Inline gap="s">
          <Button
            type="submit"
            tone="accent"
            look="solid"
            size="l"
            pending={isSending}
            pendingLabel="Sending the request"
            aria-disabled={mustWait}
          >
            Send request
          </Button>
          {isSending && (
            <Button size="l" onClick={() => send({ type: 'request.cancelled' })}>
              Cancel
            </Button>
          )}
        </Inline>
        {mustWait && snapshot && <WaitNote retryAt={snapshot.context.retryAt} now={snapshot.context.now} />}
      </Stack>
    </Form>
  );
}

function OwnFile({ form: { file, setFile, fileError } }: { form: ReturnType<typeof useTrialForm> }) {
  if (file && !fileError) {
    return (
      <FileCard
        state="ready"
        name={file.name}
        facts={[{ label: 'Size', value: formatBytes(file.size) }]}
        actions={<Button onClick={() => setFile(undefined)}>Remove</Button>}
      />
    );
  }
  return (
    <Dropzone
      label="Drop your picture here"
      hint={`${pictureFormatsInWords}, up to ${formatBytes(uploadMaxBytes)}. It is sent to the API.`}
      accept={pictureAccept}
      invalid={fileError !== undefined}
      error={fileError}
      onFiles={([first]) => setFile(first)}
    />
  );
}
