/** A sentence of the specification, in our words. */
export interface Sentence {
  says: string;
  /** How the product reads it, where that is another way than by the letter. */
  note?: string;
  /** The page of `docs/decisions` that chose this reading, as `0031`, or a row of its table, as `0106, row 27`. */
  decision?: string;
  /** Why nothing has to show it. */
  exempt?: string;
}

/** The sections of one of the specification's documents, in its order. A sentence is a text, or has a note. */
export type Sections = Readonly<Record<string, Readonly<Record<string, string | Sentence>>>>;
