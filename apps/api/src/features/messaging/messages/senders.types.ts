import type { MessageKind } from './message-kinds.table.ts';

/** An iCalendar file, and what it does to the entry in the guest's calendar. */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly text: string;
}

/** An image that a mail shows by `cid:` and its content id; it travels with the mail. */
export interface InlineImage {
  readonly contentId: string;
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * What a message is for. Each purpose has its own daily limit for one recipient. `unpaid-stay` is about a booking without
 * a payment, which anybody can make under another person's address; `stay` is about one that was paid for. `alert` goes
 * once, to an address that was confirmed for it. `desk` goes to a hotel, and `answer` from
 * somebody at a hotel who wrote it to one who had asked.
 */
export type MessagePurpose =
  | 'code'
  | 'link'
  | 'unpaid-stay'
  | 'stay'
  | 'plan'
  | 'letters'
  | 'alert'
  | 'desk'
  | 'answer';

/** In whose name a message goes, and to whom: what the gate decides by. */
export interface MessageAbout {
  readonly kind: MessageKind;
  /** Null: in the provider's own name. */
  readonly hotelId: number | null;
  /** Of a message about a booking. */
  readonly bookingId?: string;
  /** Whether who gets it has paid, or shown to read that mailbox or to have that number. */
  readonly isProved?: boolean;
  /** Whether the hotel's people, and not the guest, have put the mailbox or number into the booking, within a day. */
  readonly isNamedToday?: boolean;
}

export interface Mail {
  readonly about: MessageAbout;
  readonly purpose: MessagePurpose;
  /** A message that is sent again keeps its id, so that mail programs fold the copies. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: CalendarFile;
  readonly images?: readonly InlineImage[];
  /** Of letters: where one click leaves them, for the mail program's own button (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface Sms {
  readonly about: MessageAbout;
  readonly purpose: MessagePurpose;
  readonly messageId: string;
  readonly to: string;
  readonly text: string;
}

/** One piece of news to a browser, encrypted for it as its push service asks. */
export interface Push {
  readonly about: MessageAbout;
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What became of a message at the gate; `over_limit` and `stopped` (its hotel may not write now) are dropped. */
export type Sending = 'taken' | 'over_limit' | 'stopped';

/** Ways out to people that pass the gate, and say what became of a message there. */
export interface GatedSenders extends Omit<MessageSenders, 'sendMail' | 'sendSms'> {
  sendMail(mail: Mail): Promise<Sending>;
  sendSms(sms: Sms): Promise<Sending>;
}

/** Ways out to people. All throw when the message was not taken; the outbox tries again. */
export interface MessageSenders {
  sendMail(mail: Mail): Promise<void>;
  sendSms(sms: Sms): Promise<void>;
  /** `gone`: its service knows the browser no more. */
  sendPush(push: Push): Promise<'taken' | 'gone'>;
  close(): void;
}
