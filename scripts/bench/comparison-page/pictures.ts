/** 40 megapixels, as a current camera takes them. */
export const pictureSize = { width: 7746, height: 5164 } as const;

/** A picture of many patches, as a file: decoded and drawn by the browser like any photograph. */
export async function makePicture(firstHue: number): Promise<string> {
  const { width, height } = pictureSize;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas, so there is no picture to compare.');
  for (let patch = 0; patch < 6000; patch += 1) {
    context.fillStyle = `hsl(${(firstHue + patch * 37) % 360} 55% ${20 + (patch % 60)}%)`;
    context.fillRect((patch * 7919) % width, (patch * 104_729) % height, 220, 160);
  }
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }));
}
