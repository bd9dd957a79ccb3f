export { openApiDocument } from './document';
export type { ErrorResponse } from './error-responses';
export { type ApiErrorCode, type ApiErrorFact, apiErrorCodes, apiErrorPath, apiErrors } from './errors';
export type { ApiErrorBody, UpscaleRequest, UpscaleResult } from './schemas';
