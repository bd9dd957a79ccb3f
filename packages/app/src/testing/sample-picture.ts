/** A small picture as a camera would give it: a PNG of 24 × 18 pixels. */
export async function samplePicture(): Promise<File> {
  const canvas = new OffscreenCanvas(24, 18);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing, so there is no picture to choose.');
  const sky = context.createLinearGradient(0, 0, 24, 18);
  sky.addColorStop(0, '#d8421c');
  sky.addColorStop(1, '#26303a');
  context.fillStyle = sky;
  context.fillRect(0, 0, 24, 18);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'sunset.png', { type: 'image/png' });
}
