import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createSenders } from './create-senders.ts';

it('says why a mail was not taken, not whose it was', async () => {
  const server = createServer((socket) => {
    socket.write('220 mail\r\n');
    socket.on('data', (line) =>
      socket.write(/^RCPT/i.test(line.toString()) ? '550 5.1.1 <asha@example.com> is unknown here\r\n' : '250 ok\r\n'),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const senders = createSenders({
    SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SMS_URL: 'http://127.0.0.1:1',
    SMS_KEY: 'k',
  });
  const mail = {
    about: { kind: 'account' as const, hotelId: null },
    purpose: 'desk' as const,
    messageId: '<1@a>',
    from: { name: 'A', address: 'a@example.com' },
    replyTo: 'a@example.com',
    subject: 's',
    text: 't',
    html: 'h',
  };
  const failure: unknown = await senders.sendMail({ ...mail, to: 'asha@example.com' }).catch((cause: unknown) => cause);
  senders.close();
  server.close();
  expect(String(failure)).toBe('Error: mail not taken: EENVELOPE 550');
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('asha@');
});
