/** How many recovery codes there are after they are made. */
export const recoveryCodeCount = 10;

/** With as many left, or fewer, the user is warned. */
export const fewRecoveryCodes = 3;

/** Lower case, without what looks like something else. */
export const recoveryCodeAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Characters without the hyphens: 79 random bits, so that a fast hash is enough to store. */
export const recoveryCodeCharacters = 16;

const format = new RegExp(`^[${recoveryCodeAlphabet}]{${recoveryCodeCharacters}}$`);

/** A recovery code as it is hashed, of what a user typed: hyphens, spaces and capitals do not matter. */
export const plainRecoveryCode = (text: string): string => text.replace(/[-\s]/g, '').toLowerCase();

/** Whether a text can be a recovery code. */
export const isRecoveryCode = (text: string): boolean => format.test(plainRecoveryCode(text));

/** A recovery code as it is shown: in groups of four characters. */
export const shownRecoveryCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');
