import { createTransport } from 'nodemailer';
import type { Settings } from '../../../settings.ts';
import { postPush } from './post-push.ts';
import type { MessageSenders } from './senders.types.ts';

const patienceMs = 10_000;

/** Mail by SMTP and SMS by HTTP, to wherever the settings say. */
export function createSenders(settings: Pick<Settings, 'SMTP_URL' | 'SMS_URL' | 'SMS_KEY'>): MessageSenders {
  const transport = createTransport({
    url: settings.SMTP_URL,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  return {
    sendMail: async ({ calendar, images = [], unsubscribeUrl, purpose: _purpose, about: _about, ...mail }) => {
      const attachments = [
        ...images.map(({ contentId, ...image }) => ({
          ...image,
          cid: contentId,
          contentDisposition: 'inline' as const,
        })),
        ...(calendar === undefined
          ? []
          : [
              {
                filename: 'stay.ics',
                content: calendar.text,
                contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
              },
            ]),
      ];
      const headers =
        unsubscribeUrl === undefined
          ? {}
          : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      // A mail server's refusal quotes the address, and so does the error made of it; what is thrown is logged.
      await transport.sendMail({ ...mail, attachments, headers }).catch((cause: unknown) => {
        throw new Error(`mail not taken: ${reasonOf(cause)}`);
      });
    },
    sendSms: async ({ messageId, to, text }) => {
      const response = await fetch(settings.SMS_URL, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${settings.SMS_KEY}`,
          'idempotency-key': messageId,
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(patienceMs),
      });
      // Only the status counts, however long the rest is.
      await response.body?.cancel();
      if (!response.ok) throw new Error(`SMS not taken: status ${response.status}`);
    },
    sendPush: postPush,
    close: () => transport.close(),
  };
}

/** Why, without whom: `EENVELOPE 550`. */
function reasonOf(cause: unknown): string {
  const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'no answer'
  );
}
