/** The code samples of the article on websites. They are not in its MDX, which would lose the indents. */
export const samples = {
  largestElement: `new PerformanceObserver((list) => {
  for (const { startTime, size, element } of list.getEntries()) {
    console.log(Math.round(startTime), 'ms', size, 'px²', element);
  }
}).observe({ type: 'largest-contentful-paint', buffered: true });`,
  widths: `<img
  src="boats-960.avif"
  srcset="boats-480.avif 480w, boats-960.avif 960w, boats-1920.avif 1920w"
  sizes="(min-width: 48rem) 45rem, 100vw"
  width="1920" height="960"
  alt="Boats on the river at Nagasaki">`,
  formats: `<picture>
  <source type="image/avif" srcset="boats.avif">
  <source type="image/webp" srcset="boats.webp">
  <img src="boats.jpg" width="960" height="480" alt="Boats on the river at Nagasaki">
</picture>`,
  room: 'img { max-width: 100%; height: auto; }',
  cache: 'Cache-Control: public, max-age=31536000, immutable',
} as const;
