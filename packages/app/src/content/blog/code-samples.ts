/** The code samples of the article on websites. They are not in its MDX, which would lose the indents. */
export const samples = {
  largestElement: `new PerformanceObserver((list) => {
  for (const { startTime, size, element } of list.getEntries()) {
    console.log(Math.round(startTime), 'ms', size, 'px²', element);
  }
}).observe({ type: 'largest-contentful-paint', buffered: true });`,
  widths: `<img
  src="fig-960.avif"
  srcset="fig-480.avif 480w, fig-960.avif 960w, fig-1920.avif 1920w"
  sizes="(min-width: 48rem) 45rem, 100vw"
  width="1920" height="960"
  alt="Half a fig in a red bowl">`,
  formats: `<picture>
  <source type="image/avif" srcset="fig.avif">
  <source type="image/webp" srcset="fig.webp">
  <img src="fig.jpg" width="960" height="480" alt="Half a fig in a red bowl">
</picture>`,
  room: 'img { max-width: 100%; height: auto; }',
  cache: 'Cache-Control: public, max-age=31536000, immutable',
} as const;
