/**
 * What a signature of ours can be for. A purpose is part of the text that is signed, so that a signature made for one opens
 * nothing of another, whatever its fields say.
 *
 * Not here: what a guest finds in mails and SMS (links to a booking, vouchers, reviews, alerts, ends of letters, short
 * links), a device's cookie, quotes, booking ids, kept forms and a property's keys. They are 128 random bits or more, looked
 * up in the store (those that prove a mailbox or a device by their hash), and say nothing that could be forged.
 * Gateways' and vaults' signatures are theirs, by keys that sign nothing else.
 */
export const purposes = ['preview', 'pin', 'operator', 'experiment', 'page', 'hotel-preview'] as const;

export type Purpose = (typeof purposes)[number];
