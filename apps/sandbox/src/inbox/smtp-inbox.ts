import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { remember, type World } from '../world.ts';

const largest = 5 * 1024 * 1024;

/** A mail server that takes every mail, or, told so, none. */
export function createSmtpInbox(world: World): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: largest,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (world.conduct.mail === 'refused') {
          done(Object.assign(new Error('The sandbox was told to refuse mail'), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        take(world, Buffer.concat(chunks), to).then(() => done(), done);
      });
    },
  });
}

async function take(world: World, raw: Buffer, to: readonly string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  remember(world.mails, {
    id: randomUUID(),
    at: new Date().toISOString(),
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? null,
    attachments: mail.attachments.map((attachment) => attachment.filename ?? attachment.mimeType),
  });
}
