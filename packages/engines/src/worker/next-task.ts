/**
 * Lets a worker hear that it is to end, between the parts of long work: the networks' own promises never leave the
 * running task.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
