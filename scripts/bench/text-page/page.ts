/** The page of `scripts/bench/text.ts`: draws the sample pages. */
import { drawSamplePage, samplePages } from '../../../packages/engines/src/text/sample-pages.fixture';

export interface DrawnPage {
  name: string;
  truth: string;
  /** The PNG as a data URL. */
  url: string;
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** What the bench calls in the page. */
export interface TextBench {
  draw(): Promise<DrawnPage[]>;
}

Object.assign(window, {
  draw: async () => {
    const drawn: DrawnPage[] = [];
    for (const page of samplePages)
      drawn.push({
        name: page.name,
        truth: page.content.text,
        url: await dataUrlOf(await drawSamplePage(page)),
      });
    return drawn;
  },
} satisfies TextBench);
