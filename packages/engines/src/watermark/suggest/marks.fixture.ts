type Context = OffscreenCanvasRenderingContext2D;

/** A ring around a triangle in the upper right corner. */
export function drawLogo(context: Context, width: number): void {
  const radius = width / 16;
  context.translate(width - radius * 1.6, radius * 1.6);
  context.fillStyle = context.strokeStyle = 'rgb(255 255 255 / 0.85)';
  context.lineWidth = radius * 0.28;
  context.beginPath();
  context.arc(0, 0, radius * 0.86, 0, 2 * Math.PI);
  context.stroke();
  context.beginPath();
  context.moveTo(0, -radius * 0.5);
  context.lineTo(radius * 0.45, radius * 0.35);
  context.lineTo(-radius * 0.45, radius * 0.35);
  context.fill();
}

/** A word all over the picture, slanted, each row half a step from the last. */
export function drawTiled(context: Context, width: number, height: number): void {
  const step = { x: width / 3.5, y: height / 4.5 };
  context.translate(width / 2, height / 2);
  context.rotate(-Math.PI / 6);
  context.textAlign = 'center';
  context.font = `${Math.round(width / 22)}px sans-serif`;
  context.fillStyle = 'rgb(255 255 255 / 0.5)';
  for (let row = -6; row <= 6; row++)
    for (let column = -5; column <= 5; column++)
      context.fillText('preview', (column + (row % 2) / 2) * step.x, row * step.y);
}

/** Large letters across the middle that let three quarters through. */
export function drawFaint(context: Context, width: number, height: number): void {
  context.textAlign = 'center';
  context.font = `bold ${Math.round(width / 10)}px sans-serif`;
  context.fillStyle = 'rgb(255 255 255 / 0.25)';
  context.fillText('© Studio', width / 2, height * 0.55);
}
