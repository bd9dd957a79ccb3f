/** The used part of the decoders of PDF.js, which the package does not declare. */
declare module 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs' {
  interface DecodeOptions {
    /** 0 for RGBA. */
    numComponents: number;
    /** Whether a channel of opacity is decoded. */
    smaskInData: boolean;
  }

  export const JpxImage: {
    setOptions(options: {
      useWasm: boolean;
      useWorkerFetch: boolean;
      handler: { sendWithPromise: () => Promise<Uint8Array> };
    }): void;
    decode(file: Uint8Array, options: DecodeOptions): Promise<Uint8ClampedArray<ArrayBuffer>>;
  };
}
