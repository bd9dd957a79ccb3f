export { openApiDocument } from './document';
export { type ApiErrorCode, type ApiErrorDefinition, apiErrorCodes, apiErrorPath, apiErrors } from './errors';
export type { ApiErrorBody, UpscaleRequest, UpscaleResult } from './schemas';
