/**
 * A subject, which is the SMS too, and a sentence. Filled in: `{hotel}`, `{reference}`, `{price}` (the revised one),
 * `{answer}`, `{refund}` (what comes back, in a sentence), `{amount}` (of the refund or dispute it is about), `{amountDue}` (the same in
 * a sentence, where it is known), `{due}` (what is left to pay, in a sentence), `{allBack}` (of what was paid with a request, in a sentence),
 * `{accepting}` (what accepting another price means for it, in a sentence), `{until}` (when the
 * booking or its change lapses).
 */
export type NotificationText = readonly [subject: string, sentence: string];
