import { apiErrorCodes, apiErrors } from '@verapix/domain/public-api';
import { expect, it } from 'vitest';
import { errorExplanations } from './error-explanations';

it.each(apiErrorCodes)('explains %s in English as the API does', (code) => {
  const { title, fix } = apiErrors[code];
  expect(errorExplanations[code]).toEqual({ title, fix });
});
