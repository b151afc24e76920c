/** An iCalendar file, and what it does to the entry in the guest's calendar. */
export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly text: string;
}

export interface Mail {
  /** The same message sent again has the same id, so that mail programs fold the copies. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendar?: CalendarFile;
}

export interface Sms {
  readonly messageId: string;
  readonly to: string;
  readonly text: string;
}

/** Ways out to guests. Both throw when the message was not taken; the outbox tries again. */
export interface MessageSenders {
  sendMail(mail: Mail): Promise<void>;
  sendSms(sms: Sms): Promise<void>;
  close(): void;
}
