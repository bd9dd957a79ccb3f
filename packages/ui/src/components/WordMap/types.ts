/** A word that was read in a picture. */
export interface MappedWord {
  text: string;
  /** Where it is, in pixels of the picture. */
  box: { x: number; y: number; width: number; height: number };
  /** Words with the same number stand in one paragraph. */
  paragraph: number;
  /** Whether the reading may be wrong: marked on both sides, and reached with the steps. */
  unsure?: boolean;
  /** Whether somebody put it right. */
  corrected?: boolean;
}
