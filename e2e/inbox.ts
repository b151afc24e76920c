import { expect } from '@playwright/test';
import { sandbox } from './running/addresses.ts';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails that somebody has by now. */
export async function mailsTo(address: string): Promise<readonly ReceivedMail[]> {
  const reply = await fetch(`${sandbox()}/inbox/mails?to=${encodeURIComponent(address)}`);
  return ((await reply.json()) as { mails: ReceivedMail[] }).mails;
}

/** The one mail that somebody gets; waits for it. */
export async function mailTo(address: string): Promise<ReceivedMail> {
  let mails: readonly ReceivedMail[] = [];
  const read = async (): Promise<number> => {
    mails = await mailsTo(address);
    return mails.length;
  };
  await expect.poll(read, { message: `one mail to ${address}` }).toBe(1);
  return mails[0] as ReceivedMail;
}

/** The first mail to somebody of a subject; waits for it. */
export async function mailAbout(address: string, subject: RegExp): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  const read = async (): Promise<boolean> => {
    found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
    return found !== undefined;
  };
  await expect.poll(read, { message: `a mail to ${address} about ${subject}` }).toBe(true);
  return found as ReceivedMail;
}

/** The six-digit code that the latest mail to somebody carries; waits for it. */
export async function codeTo(address: string): Promise<string> {
  let code: string | undefined;
  const read = async (): Promise<boolean> => {
    // What tells of a booking has its reference, and a postal code of six digits.
    const codes = (await mailsTo(address)).filter(({ text }) => !/[2-9B-Z]{4}-[2-9B-Z]{4}/.test(text));
    code = codes.map(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0]).findLast((found) => found !== undefined);
    return code !== undefined;
  };
  await expect.poll(read, { message: `a code to ${address}` }).toBe(true);
  return code ?? '';
}

const textsTo = async (number: string): Promise<readonly string[]> => {
  const reply = await fetch(`${sandbox()}/inbox/sms?to=${encodeURIComponent(number)}`);
  return ((await reply.json()) as { sms: readonly { readonly text: string }[] }).sms.map(({ text }) => text);
};

/** The first SMS to a number; waits for it. */
export async function smsTo(number: string): Promise<string> {
  await expect.poll(async () => (await textsTo(number)).length, { message: `an SMS to ${number}` }).toBeGreaterThan(0);
  return (await textsTo(number))[0] ?? '';
}

/** The code of the latest SMS to a number, which no earlier call was given; waits for it. */
export async function codeBySms(number: string): Promise<string> {
  let code: string | undefined;
  const read = async (): Promise<boolean> => {
    code = (await textsTo(number))
      .map((text) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0])
      .findLast((one) => one !== undefined);
    return code !== undefined && !given.has(code);
  };
  await expect.poll(read, { message: `a code by SMS to ${number}` }).toBe(true);
  given.add(code ?? '');
  return code ?? '';
}

const given = new Set<string>();
