import type { GatedSenders, Sending } from './senders.types.ts';

/** Ways out to people, and what became of what went there. */
export interface HeardSenders {
  readonly messages: GatedSenders;
  /** Why nothing went out so far; null where something did, or nothing was to. */
  readonly keptBack: () => Exclude<Sending, 'taken'> | null;
}

/** Hands mails and SMS on, and remembers what became of each. */
export function heardSenders(senders: GatedSenders): HeardSenders {
  const became: Sending[] = [];
  const heard = async (sending: Promise<Sending>): Promise<Sending> => {
    const one = await sending;
    became.push(one);
    return one;
  };
  return {
    messages: {
      sendMail: (mail) => heard(senders.sendMail(mail)),
      sendSms: (sms) => heard(senders.sendSms(sms)),
      sendPush: (push) => senders.sendPush(push),
      close: () => senders.close(),
    },
    keptBack: () => {
      if (became.includes('taken')) return null;
      return became.find((one) => one === 'over_limit') ?? became.find((one) => one === 'stopped') ?? null;
    },
  };
}
