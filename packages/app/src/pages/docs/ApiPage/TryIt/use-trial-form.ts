import { useState } from 'react';
import { sampleFile, samplePictures } from '../../../../content/sample-pictures';
import type { ApiTrialSend } from './TryItView';
import { factorOf, factorOptions, fileError, keyError, ownFile, pictureOptions } from './trial-form';

/** What stands in the form, and what is wrong with it after it was to be sent. */
export function useTrialForm(send: ApiTrialSend) {
  const [source, setSource] = useState(pictureOptions[0]?.value ?? ownFile);
  const [factor, setFactor] = useState(factorOptions[0]?.value ?? '');
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<{ apiKey?: string }>({});
  const [wrongFile, setWrongFile] = useState<string>();

  const picture = () => {
    const sample = samplePictures.find(({ fileName }) => fileName === source);
    return sample ? sampleFile(sample) : Promise.resolve(file ?? new Blob());
  };
  const submit = ({ apiKey }: { apiKey: string }) => {
    const key = apiKey.trim();
    const wrongKey = keyError(key);
    const wrong = source === ownFile ? fileError(file) : undefined;
    setErrors(wrongKey ? { apiKey: wrongKey } : {});
    setWrongFile(wrong);
    if (wrongKey || wrong) return;
    send({ type: 'request.submitted', request: { apiKey: key, picture, scaleFactor: factorOf(factor) } });
  };
  const chooseFile = (next: File | undefined) => {
    setFile(next);
    setWrongFile(next && fileError(next));
  };
  return {
    source,
    setSource,
    factor,
    setFactor,
    file,
    setFile: chooseFile,
    fileError: wrongFile,
    errors,
    submit,
  };
}
