import { pageIsThere } from '../early/page-is-there';

/** The page itself, and those of its parts that are still on their way. */
let missing = 1;

/** Another part of the page is on its way, as an effect. */
export function expectPart(): () => void {
  missing++;
  return takePart;
}

/** The page or a part of it has come and answers, or is not needed any more. The last one to come is told. */
export function takePart(): void {
  missing--;
  // A part that had come and is left is taken twice, when all is long there.
  if (missing < 1) document.dispatchEvent(new Event(pageIsThere));
}
