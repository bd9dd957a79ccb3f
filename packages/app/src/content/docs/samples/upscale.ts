import { keyVariable, type Sample, samplePicture } from './sample';

export const upscale: Sample = {
  title: 'Upscale a picture',
  code: {
    curl: `curl {base}/v1/upscale \\
  --silent --show-error \\
  --header "Authorization: Bearer $${keyVariable}" \\
  --header "Content-Type: application/json" \\
  --data '{
    "image_url": "${samplePicture}",
    "scale_factor": 4
  }'`,
    javascript: `const response = await fetch('{base}/v1/upscale', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${keyVariable}}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    image_url: '${samplePicture}',
    scale_factor: 4,
  }),
});
console.log(JSON.stringify(await response.json(), null, 2));`,
    python: `import json, os, urllib.request

request = urllib.request.Request(
    "{base}/v1/upscale",
    headers={
        "Authorization": f"Bearer {os.environ['${keyVariable}']}",
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "image_url": "${samplePicture}",
        "scale_factor": 4,
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))`,
  },
};
