import { keyVariable, type Sample } from './sample';

/** Sends a body without a picture and gets an error. */
export const refused: Sample = {
  title: 'Read a refusal',
  code: {
    curl: `curl {base}/v1/upscale \\
  --silent --show-error \\
  --header "Authorization: Bearer $${keyVariable}" \\
  --header "Content-Type: application/json" \\
  --data '{ "scale_factor": 2 }'`,
    javascript: `const response = await fetch('{base}/v1/upscale', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${keyVariable}}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ scale_factor: 2 }),
});
// An error is a response too: check response.ok before you read the result.
console.log(JSON.stringify(await response.json(), null, 2));`,
    python: `import json, os, urllib.error, urllib.request

request = urllib.request.Request(
    "{base}/v1/upscale",
    headers={
        "Authorization": f"Bearer {os.environ['${keyVariable}']}",
        "Content-Type": "application/json",
    },
    data=json.dumps({"scale_factor": 2}).encode(),
)
try:
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
except urllib.error.HTTPError as refusal:  # a refusal is an answer too
    answer = json.load(refusal)
print(json.dumps(answer, indent=2))`,
  },
};
