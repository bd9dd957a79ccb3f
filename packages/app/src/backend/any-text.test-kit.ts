import fc from 'fast-check';

/** Any code point, halves of characters included. fast-check's own `binary` takes seconds to prepare. */
const anyCharacter = fc.nat({ max: 0x10ffff }).map((codePoint) => String.fromCodePoint(codePoint));

/** Any text there can be. */
export const anyText = fc.string({ unit: anyCharacter });
