import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { remember, type SandboxState } from '../state/sandbox-state.ts';

const largest = 5 * 1024 * 1024;

/** A mail server that takes every mail, or refuses every mail where the scenario says so. */
export function createSmtpInbox(state: SandboxState): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: largest,
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.scenario.mail === 'refused') {
          answer(Object.assign(new Error('The sandbox was told to refuse mail'), { responseCode: 451 }));
          return;
        }
        void taken(
          state,
          Buffer.concat(chunks),
          session.envelope.rcptTo.map((recipient) => recipient.address),
        ).then(answer);
      });
    },
  });
}

/** Null where the mail was kept, else why it cannot be read. */
async function taken(state: SandboxState, raw: Buffer, to: readonly string[]): Promise<Error | null> {
  try {
    await take(state, raw, to);
    return null;
  } catch (cause) {
    return cause instanceof Error ? cause : new Error('unreadable');
  }
}

async function take(state: SandboxState, raw: Buffer, to: readonly string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  remember(state.mails, {
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
