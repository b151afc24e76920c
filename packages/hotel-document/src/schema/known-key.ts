/** What a key of `hotel.json` is, and an example of it as it is written there. */
export interface KnownKey {
  readonly is: string;
  readonly example: string;
}

/** A key: what it is, and an example of its value. */
export const k = (is: string, example: string): KnownKey => ({ is, example });
