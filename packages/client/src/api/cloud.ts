import type { CloudFile, CloudResultRow, Outcome, ToolId } from '@verapix/domain';

/** A result in the cloud. Times are milliseconds since 1970. */
export interface CloudResult {
  id: string;
  /** Its id on the device that it was kept from. */
  resultId: string;
  tool: ToolId;
  steps: CloudResultRow['steps'];
  files: readonly CloudFile[];
  /** Pixels; absent for a text. */
  size?: { width: number; height: number };
  excerpt?: string;
  bytes: number;
  madeAt: number;
  keptAt: number;
}

/** What is sent to the cloud. */
export interface ResultToKeep {
  /** Its id on this device. */
  id: string;
  tool: ToolId;
  steps: CloudResultRow['steps'];
  size?: { width: number; height: number };
  excerpt?: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  files: readonly { name: string; blob: Blob }[];
}

/** The user's results in the cloud. Expected failures are returned; an invalid answer is a failure. */
export interface CloudApi {
  /** Newest first. */
  listCloudResults: (userId: string, signal: AbortSignal) => Promise<Outcome<{ results: CloudResult[] }>>;
  /**
   * Uploads the files of a result. Codes: `plan_required`, `cloud_storage_full`, `payload_too_large`,
   * `file_content_invalid`, `file_type_not_allowed`.
   */
  keepResult: (result: ResultToKeep, signal: AbortSignal) => Promise<Outcome<{ result: CloudResult }>>;
  /** Downloads a file of a result by its number. The code is `not_found` if the result was deleted. */
  readCloudFile: (
    wanted: { id: string; file: number; mime: string },
    signal: AbortSignal,
  ) => Promise<Outcome<{ blob: Blob }>>;
  deleteCloudResult: (id: string, signal: AbortSignal) => Promise<Outcome>;
}
