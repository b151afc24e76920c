import { expect } from '@playwright/test';
import { sandbox } from './running/addresses.ts';

export interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The one mail that somebody gets; waits for it. */
export async function mailTo(address: string): Promise<Mail> {
  let mails: readonly Mail[] = [];
  const read = async (): Promise<number> => {
    const reply = await fetch(`${sandbox()}/inbox/mails?to=${encodeURIComponent(address)}`);
    mails = ((await reply.json()) as { mails: Mail[] }).mails;
    return mails.length;
  };
  await expect.poll(read, { message: `one mail to ${address}` }).toBe(1);
  return mails[0] as Mail;
}
