/** The used part of the interface of libjpeg-turbo's WebAssembly build. */
declare module '@cornerstonejs/codec-libjpeg-turbo-8bit/decodewasmjs' {
  interface Decoder {
    /** Memory for a file of that many bytes. */
    getEncodedBuffer(bytes: number): Uint8Array;
    /** Decodes the file in that memory. Throws if it can't. */
    decode(): void;
    getFrameInfo(): { width: number; height: number; componentCount: number };
    /** Grey or RGB, as many bytes for each pixel as there are components. */
    getDecodedBuffer(): Uint8Array;
    delete(): void;
  }

  /** Loads the WebAssembly from the address that `locateFile` returns. */
  export default function load(options: {
    locateFile: () => string;
  }): Promise<{ JPEGDecoder: new () => Decoder }>;
}
