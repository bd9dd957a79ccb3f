/** The used part of the interface of Tesseract's WebAssembly build. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface WordIterator {
    Begin(): void;
    Next(level: number): boolean;
    IsAtBeginningOf(level: number): boolean;
    /** Null if there is no word. */
    GetUTF8Text(level: number): string | null;
    Confidence(level: number): number;
    WordIsFromDictionary(): boolean;
    WordIsNumeric(): boolean;
    getBoundingBox(level: number): { x0: number; y0: number; x1: number; y1: number };
  }

  interface BaseApi {
    /** Returns 0 on success. */
    Init(dataPath: null, language: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the file `/input`; returns 0 on success. */
    SetImageFile(orientation: number, radians: number): number;
    /** Returns 0 on success. */
    Recognize(monitor: null): number;
    GetIterator(): WordIterator;
    /** The text of the page; recognizes it first. */
    GetUTF8Text(): string;
  }

  export interface TesseractModule {
    FS: { writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => BaseApi;
  }

  interface ModuleOptions {
    wasmBinary: Uint8Array;
    /** Receives the progress in percent. */
    TesseractProgress: (percent: number) => void;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }

  export default function createTesseract(options: ModuleOptions): Promise<TesseractModule>;
}
