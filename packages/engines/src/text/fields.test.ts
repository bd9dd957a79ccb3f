import { describe, expect, it } from 'vitest';
import { fieldsOf } from './fields';

const valuesOf = (text: string) => fieldsOf(text).map(({ kind, value }) => `${kind} ${value}`);

describe('fieldsOf', () => {
  it('finds the date and the total of a receipt, not its subtotal', () => {
    expect(
      valuesOf(
        'Till 03 Op: Jana 16/05/2026 08:47\nSubtotal 13.00\nVAT 20 % 0.61\nTOTAL £13.61\nCARD ****4821',
      ),
    ).toEqual(['date 16/05/2026', 'total £13.61']);
  });

  it('finds what a business card says', () => {
    const card = 'Phone 01632 960 845\nleonie@hartmann-survey.example\nIBAN GB33 BUKB 2020 1555 5555 55';
    expect(valuesOf(card)).toEqual([
      'email leonie@hartmann-survey.example',
      'phone 01632 960 845',
      'iban GB33 BUKB 2020 1555 5555 55',
    ]);
  });

  it('refuses an IBAN with wrong check digits', () => {
    expect(valuesOf('IBAN GB34 BUKB 2020 1555 5555 55')).not.toContainEqual(expect.stringContaining('iban'));
  });

  it('finds written dates in English and German, each once', () => {
    expect(valuesOf('Thursday, 18 April 2026, and again 18 April 2026. Am 3. März 2026.')).toEqual([
      'date 18 April 2026',
      'date 3. März 2026',
    ]);
  });

  it('finds nothing in plain prose', () => {
    expect(valuesOf('A leak near plot 27 was repaired for 148.60 on plots 8, 11 and 30.')).toEqual([]);
  });
});
