export { openApiDocument } from './document';
export { type ApiErrorCode, type ApiErrorDefinition, apiErrorCodes, apiErrorPath, apiErrors } from './errors';
export {
  type ApiErrorBody,
  type JobList,
  type JobStatus,
  jobStatuses,
  type UpscaleJob,
  type UpscaleModel,
  type UpscaleRequest,
  type UpscaleResult,
  upscaleModels,
  type WebhookEvent,
} from './schemas';
