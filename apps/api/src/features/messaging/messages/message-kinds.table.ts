/** To whom messages of a hotel go before guests see it, or while the provider holds it. */
type Reach = 'everybody' | 'proved' | 'nobody';

interface KindRule {
  readonly beforeOpening: Reach;
  readonly whileHeld: Reach;
  /** Among which of its hotel's day it counts: all messages, or its codes by SMS to other countries. */
  readonly counted: 'day' | 'codes' | null;
}

/**
 * The kinds of messages by whom they reach, and what goes on when a hotel may not write (docs/rules.md, "What a hotel
 * sends"). Each sender names its kind, so a new one only compiles with its row here.
 */
export const messageKinds = {
  // A guest who paid for a stay, or proved to be its guest, hears of it whatever becomes of the hotel.
  stay: { beforeOpening: 'nobody', whileHeld: 'proved', counted: 'day' },
  /** Words that somebody at the hotel wrote to a guest. */
  letter: { beforeOpening: 'nobody', whileHeld: 'nobody', counted: 'day' },
  /** Words that answer a form, to an address that anybody can have typed. */
  answer: { beforeOpening: 'nobody', whileHeld: 'nobody', counted: 'day' },
  // Codes and links by which guests open what is theirs: they ask for them, and have limits of their own.
  access: { beforeOpening: 'nobody', whileHeld: 'everybody', counted: 'codes' },
  /** Plans, alerts, letters and receipts, which visitors of the site ask for, and the question how a stay was. */
  visitor: { beforeOpening: 'nobody', whileHeld: 'nobody', counted: 'day' },
  // Who pays a share hears what became of the money.
  payer: { beforeOpening: 'nobody', whileHeld: 'everybody', counted: null },
  // What becomes of bookings that stand, to a mailbox that is proved.
  property: { beforeOpening: 'everybody', whileHeld: 'everybody', counted: null },
  /** What visitors send in on the site, to the property. */
  form: { beforeOpening: 'nobody', whileHeld: 'nobody', counted: null },
  /** Whether a mailbox is the property's. */
  mailbox: { beforeOpening: 'nobody', whileHeld: 'nobody', counted: 'day' },
  // Counted where somebody invites.
  invitation: { beforeOpening: 'everybody', whileHeld: 'nobody', counted: null },
  /** To people of the desk and the provider, at the mailbox by which they sign in. */
  account: { beforeOpening: 'everybody', whileHeld: 'everybody', counted: null },
  /** To browsers in which people of the hotel are signed in. */
  push: { beforeOpening: 'everybody', whileHeld: 'everybody', counted: null },
} as const satisfies Readonly<Record<string, KindRule>>;

export type MessageKind = keyof typeof messageKinds;
