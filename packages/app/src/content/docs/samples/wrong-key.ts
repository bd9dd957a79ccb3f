import type { Sample } from './sample';

/** A key that does not exist, and the error it gets. */
export const wrongKey: Sample = {
  title: 'Send a key that is not valid',
  code: {
    curl: `curl {base}/v1/upscale \\
  --silent --show-error \\
  --header "Authorization: Bearer vp_test_notAKey" \\
  --header "Content-Type: application/json" \\
  --data '{}'`,
    javascript: `const response = await fetch('{base}/v1/upscale', {
  method: 'POST',
  headers: {
    Authorization: 'Bearer vp_test_notAKey',
    'Content-Type': 'application/json',
  },
  body: '{}',
});
console.log(JSON.stringify(await response.json(), null, 2));`,
    python: `import json, urllib.error, urllib.request

request = urllib.request.Request(
    "{base}/v1/upscale",
    headers={
        "Authorization": "Bearer vp_test_notAKey",
        "Content-Type": "application/json",
    },
    data=b"{}",
)
try:
    urllib.request.urlopen(request)
except urllib.error.HTTPError as refusal:
    print(json.dumps(json.load(refusal), indent=2))`,
  },
};
