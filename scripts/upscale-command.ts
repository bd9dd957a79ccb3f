const sample = 'packages/app/src/content/pictures/nagasaki-boats.sample.png';

/** A command for a shell that upscales a sample picture by the backend at `url`, run from the repository. */
export function upscaleCommand(url: string, key: string): string {
  return `  printf '{"scale_factor":2,"image_url":"data:image/png;base64,%s"}' "$(base64 < ${sample} | tr -d '\\n')" |
    curl ${url}/v1/upscale -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d @-`;
}
