import { previewSize } from '../../packages/app/src/seo/previews.ts';

/** What a preview shows. */
export interface Preview {
  /** Above the title: the part of the site. */
  area: string;
  title: string;
  /** A picture, as a data address. */
  picture: string;
}

/** The files of the two typefaces, as data addresses. */
export interface Faces {
  heading: string;
  text: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const mark =
  '<svg width="56" height="56" viewBox="0 0 32 32"><path fill="#fff" opacity=".6" d="M7 7h4v4H7zM13 13h4v4h-4zM7 13h4v4H7z"/><path fill="#ff7043" d="M19 7h6v18H7v-6h12z"/></svg>';

/** A preview as a page: the title on the left, the picture on the right, which squares turn into. */
export const previewPage = ({ area, title, picture }: Preview, { heading, text }: Faces) => `<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Heading; src: url(${heading}); font-weight: 200 800; }
  @font-face { font-family: Words; src: url(${text}); font-weight: 100 900; }
  body { margin: 0; inline-size: ${previewSize.width}px; block-size: ${previewSize.height}px; display: grid;
    grid-template-columns: 600px 600px; background: #131313; color: #fff; overflow: hidden; }
  section { display: flex; flex-direction: column; justify-content: space-between; padding: 56px 48px 56px 64px; }
  header { display: flex; align-items: center; gap: 12px; font: 700 34px Heading; }
  p { margin: 0 0 16px; font: 500 24px Words; color: #b5b5b5; }
  h1 { margin: 0; font: 700 ${title.length > 44 ? 48 : 60}px/1.12 Heading; letter-spacing: -0.01em; text-wrap: balance; }
  figure { margin: 0; background: url(${picture}) center / cover; }
</style>
<body><section><header>${mark}Verapix</header><div><p>${escaped(area)}</p><h1>${escaped(title)}</h1></div></section><figure></figure></body>`;
