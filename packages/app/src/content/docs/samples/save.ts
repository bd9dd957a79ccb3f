import type { Sample } from './sample';

/** The environment variable of the result's address. */
export const resultVariable = 'RESULT_URL';

export const save: Sample = {
  title: 'Save the result',
  code: {
    curl: `curl "$${resultVariable}" \\
  --silent --show-error --fail \\
  --output upscaled.png \\
  --write-out 'Saved upscaled.png, %{size_download} bytes.\\n'`,
    javascript: `import { writeFile } from 'node:fs/promises';

const response = await fetch(process.env.${resultVariable});
if (!response.ok) throw new Error(\`The server said \${response.status}.\`);
const picture = Buffer.from(await response.arrayBuffer());
await writeFile('upscaled.png', picture);
console.log(\`Saved upscaled.png, \${picture.length} bytes.\`);`,
    python: `import os, urllib.request

with urllib.request.urlopen(os.environ["${resultVariable}"]) as response:
    picture = response.read()
with open("upscaled.png", "wb") as file:
    file.write(picture)
print(f"Saved upscaled.png, {len(picture)} bytes.")`,
  },
};
