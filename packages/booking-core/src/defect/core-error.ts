/** What a caller did wrong. Guests cannot cause these: what a guest can cause is a returned value. */
export type DefectCode =
  | 'not_an_integer'
  | 'negative'
  | 'too_large'
  | 'out_of_range'
  | 'unknown_currency'
  | 'currency_mismatch'
  | 'fractional_minor_units'
  | 'invalid_date'
  | 'invalid_time'
  | 'invalid_zone'
  | 'reversed_dates'
  | 'invalid_percent'
  | 'empty'
  | 'unknown_tax_index'
  | 'tax_cycle'
  | 'unpriceable'
  | 'contradiction';

/**
 * A defect in the calling code. `code` says what is wrong and `argument` which argument it is about
 * (`rooms[0].stay.nights`). Recognise it by `name`, not by `instanceof`: classes differ across bundles.
 */
export class CoreError extends Error {
  override readonly name = 'CoreError';
  readonly code: DefectCode;
  readonly argument: string;

  constructor(code: DefectCode, argument: string) {
    super(`${code}: ${argument}`);
    this.code = code;
    this.argument = argument;
  }
}

/** Whether `error` is a `CoreError`, of whichever bundle's copy of the class. */
export function isCoreError(error: unknown): error is CoreError {
  return error instanceof Error && error.name === 'CoreError' && 'code' in error && 'argument' in error;
}
