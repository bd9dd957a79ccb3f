import { createDeviceLogoMaker, createSimulatedLogoMaker } from '@verapix/engines/logo';
import { expect, it } from 'vitest';

const hostile = [
  '"><script>parent.isHacked = true</script>',
  '<img src=x onerror="parent.isHacked=true">',
  ']]><script>parent.isHacked = true</script>',
  "' onload='parent.isHacked=true",
  '&xxe; <?xml-stylesheet href="https://other.example/x.css"?>',
  'url(https://other.example/x) javascript:parent.isHacked=true',
];

const options = { signal: new AbortController().signal, onProgress: () => {} };

const isHacked = () => 'isHacked' in window;

/** Opens a file as a document of its own, as a browser opens it from a folder. */
async function opened(file: Blob) {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = URL.createObjectURL(file);
  document.body.append(frame);
  await loaded;
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) throw new Error('The file was not opened.');
  const elements = [...page.querySelectorAll('*')];
  const result = {
    root: page.documentElement.localName,
    names: new Set(elements.map(({ localName }) => localName)),
    attributes: elements.flatMap((element) => [...element.attributes]),
    requests: view.performance.getEntriesByType('resource').length,
  };
  frame.remove();
  return result;
}

const drawn = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'polygon',
  'line',
  'text',
  'tspan',
  'title',
  'desc',
  'defs',
  'linearGradient',
  'stop',
  'clipPath',
  'mask',
  'metadata',
]);

it.each([
  ['a drawn logo', createDeviceLogoMaker],
  ['a simulated logo', () => createSimulatedLogoMaker({ wait: async () => {} })],
])('the SVG of %s runs no script and loads nothing, whatever the name', async (_what, create) => {
  const maker = create();
  for (const brandName of hostile) {
    const request = {
      brandName,
      description: brandName,
      template: 'modern',
      colours: ['#3a86ff'],
      seed: 1,
    } as const;
    const outcome = await maker.run(request, options);
    if (!outcome.ok) throw new Error(outcome.failure.message);
    for (const { svg } of outcome.value.logos) {
      const { root, names, attributes, requests } = await opened(svg);
      expect([root, requests]).toEqual(['svg', 0]);
      expect([...names].filter((name) => !drawn.has(name))).toEqual([]);
      expect(attributes.filter(({ name }) => /^on/i.test(name))).toEqual([]);
      // Attributes that a browser follows; a name is text wherever it stands.
      const followed = attributes.filter(({ name }) =>
        /href|src|style|fill|mask|clip-path|filter/.test(name),
      );
      expect(followed.filter(({ value }) => /:\/\/|javascript:|data:/i.test(value))).toEqual([]);
    }
  }
  expect(isHacked()).toBe(false);
});

it('a file that runs a script is noticed', async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>parent.isHacked = true</script></svg>';
  await opened(new Blob([script], { type: 'image/svg+xml' }));
  expect(isHacked()).toBe(true);
});
