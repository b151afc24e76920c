/** What a guest may write with a booking: its name, its column of the engine's table, and its most characters. */
interface GuestWordFacts {
  readonly column: string;
  readonly longest: number;
}

/**
 * Everything that a guest may write freely with a booking. The contract, the engine's column, its reply, mails, erasure
 * and the form at checkout, with a script and without, follow from a row; what it is called, the compiler asks for.
 */
export const guestWords = {
  specialRequests: { column: 'special_requests', longest: 1000 },
} as const satisfies Readonly<Record<string, GuestWordFacts>>;

export type GuestWord = keyof typeof guestWords;

export type GuestWordColumn = (typeof guestWords)[GuestWord]['column'];

/** Their names, in the order in which a form asks for them. */
export const guestWordNames = Object.keys(guestWords) as GuestWord[];

/** A value for each of them, by its name. */
export const byGuestWord = <Value>(valueOf: (word: GuestWord) => Value): Record<GuestWord, Value> =>
  Object.fromEntries(guestWordNames.map((word) => [word, valueOf(word)])) as Record<GuestWord, Value>;

/** A value for each of them, by its column. */
export const byGuestWordColumn = <Value>(valueOf: (word: GuestWord) => Value): Record<GuestWordColumn, Value> =>
  Object.fromEntries(guestWordNames.map((word) => [guestWords[word].column, valueOf(word)])) as Record<
    GuestWordColumn,
    Value
  >;
