import fc from 'fast-check';

/** Any code point, lone surrogates included. fast-check's own `binary` takes seconds to prepare. */
const anyCharacter = fc.nat({ max: 0x10ffff }).map((codePoint) => String.fromCodePoint(codePoint));

/** Any string. */
export const anyText = fc.string({ unit: anyCharacter });
