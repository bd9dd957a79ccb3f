import { keyVariable, type Sample, samplePicture } from './sample';

/** Waits as long as the API asks, and retries safely with the same Idempotency-Key. */
export const retry: Sample = {
  title: 'Wait, and send again',
  code: {
    curl: `# curl waits for the seconds in Retry-After by itself.
curl {base}/v1/upscale \\
  --silent --fail --retry 5 \\
  --header "Authorization: Bearer $${keyVariable}" \\
  --header "Content-Type: application/json" \\
  --header "Idempotency-Key: holiday-0017" \\
  --data '{
    "image_url": "${samplePicture}",
    "scale_factor": 2
  }'`,
    javascript: `import { setTimeout as sleep } from 'node:timers/promises';

async function upscale(image_url, scale_factor, idempotencyKey) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch('{base}/v1/upscale', {
      method: 'POST',
      headers: {
        Authorization: \`Bearer \${process.env.${keyVariable}}\`,
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify({ image_url, scale_factor }),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    const seconds = Number(response.headers.get('Retry-After'));
    if (!seconds || attempt === 5) throw new Error(answer.error.message);
    await sleep(seconds * 1000);
  }
}

const picture = '${samplePicture}';
console.log(JSON.stringify(await upscale(picture, 2, 'holiday-0017'), null, 2));`,
    python: `import json, os, time, urllib.error, urllib.request

def upscale(image_url, scale_factor, idempotency_key):
    request = urllib.request.Request(
        "{base}/v1/upscale",
        headers={
            "Authorization": f"Bearer {os.environ['${keyVariable}']}",
            "Content-Type": "application/json",
            "Idempotency-Key": idempotency_key,
        },
        data=json.dumps({"image_url": image_url, "scale_factor": scale_factor}).encode(),
    )
    for attempt in range(1, 6):
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response)
        except urllib.error.HTTPError as refusal:
            seconds = int(refusal.headers.get("Retry-After", 0))
            if not seconds or attempt == 5:
                raise
            time.sleep(seconds)

picture = "${samplePicture}"
print(json.dumps(upscale(picture, 2, "holiday-0017"), indent=2))`,
  },
};
