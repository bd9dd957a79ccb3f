/** The parts of Tesseract's WebAssembly build that are used. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface WordIterator {
    Begin(): void;
    Next(level: number): boolean;
    IsAtBeginningOf(level: number): boolean;
    /** Null where there is nothing. */
    GetUTF8Text(level: number): string | null;
    Confidence(level: number): number;
    WordIsFromDictionary(): boolean;
    WordIsNumeric(): boolean;
    getBoundingBox(level: number): { x0: number; y0: number; x1: number; y1: number };
  }

  interface BaseApi {
    /** 0 when the language could be read. */
    Init(dataPath: null, language: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads `/input`: 0 when it is a picture. */
    SetImageFile(orientation: number, radians: number): number;
    /** 0 when it went well. */
    Recognize(monitor: null): number;
    GetIterator(): WordIterator;
  }

  export interface TesseractModule {
    FS: { writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => BaseApi;
  }

  interface ModuleOptions {
    wasmBinary: Uint8Array;
    /** Hears percent of the recognition. */
    TesseractProgress: (percent: number) => void;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }

  export default function createTesseract(options: ModuleOptions): Promise<TesseractModule>;
}
