/** Loaded before a program: its clock differs from the computer's by `CLOCK_SHIFT` milliseconds. */
const shift = Number(process.env.CLOCK_SHIFT ?? 0);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  /** @param {ConstructorParameters<typeof RealDate>} values */
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + shift);
    else super(...values);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
