import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { messageKinds, type MessageKind } from '../src/features/messaging/messages/message-kinds.table.ts';
import { openEngine } from './open-engine.ts';
import { holdOf, setUpByStranger } from './unknown-hotel.ts';

// Shows docs/rules.md: What a hotel sends (One gate, While it is held, Before guests see it).

const source = join(import.meta.dirname, '..', 'src');

/** Every file that hands a message to the gate, and of which kind it is. */
const senders: Readonly<Record<string, readonly MessageKind[]>> = {
  'guest-relations/availability-alerts/alert-mail.ts': ['visitor'],
  'guest-relations/forms/send-code-mail.ts': ['visitor'],
  'guest-relations/forms/send-enquiry-receipt.ts': ['visitor'],
  'guest-relations/forms/send-form.ts': ['form'],
  'guest-relations/forms/send-letters-mail.ts': ['visitor'],
  'guest-relations/itineraries/send-itinerary.ts': ['visitor'],
  'guest-relations/reviews/send-review-invitation.ts': ['visitor'],
  'messaging/conversation/send-message.ts': ['letter'],
  'messaging/conversation/tell-property.ts': ['property'],
  'messaging/lookups/send-code.ts': ['access'],
  'messaging/lookups/send-link.ts': ['access'],
  'messaging/messages/send-voucher.ts': ['stay'],
  'messaging/notifications/send-guest-notification.ts': ['stay'],
  'messaging/notifications/send-property-notification.ts': ['property'],
  'messaging/property-mailbox/send-mailbox-proof.ts': ['mailbox'],
  'messaging/share-mails/send-share-mail.ts': ['payer'],
  'identity/push/push-to-device.ts': ['push'],
  'identity/sign-in/send-sign-in-mail.ts': ['account', 'invitation'],
  'property/inbox/send-answer-mail.ts': ['answer'],
  'onboarding/domains/send-domain-mail.ts': ['account'],
  'onboarding/openings/send-opening-mail.ts': ['account'],
  'onboarding/operators/send-sms-budget-mail.ts': ['account'],
};

/** Hands on what another file has made. */
const handsOn = ['guest-relations/availability-alerts/send-alert-mails.ts', 'messaging/messages/heard-senders.ts'];

const read = async (): Promise<ReadonlyMap<string, string>> => {
  const names = (await readdir(source, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(source, name), 'utf8')] as const)),
  );
};
const filesWith = (files: ReadonlyMap<string, string>, what: RegExp): string[] =>
  [...files].flatMap(([name, text]) => (what.test(text) ? [name] : [])).toSorted();

describe('the gate for what goes out', () => {
  it('is the one way: nothing else speaks to the mail server, to the SMS service or to push services', async () => {
    const files = await read();
    const gate = 'features/messaging/messages';
    expect(filesWith(files, /from 'nodemailer'/)).toEqual([`${gate}/create-senders.ts`]);
    expect(filesWith(files, /settings\.(?:SMTP_URL|SMS_URL|SMS_KEY)/)).toEqual([`${gate}/create-senders.ts`]);
    expect(filesWith(files, /\bcreateSenders\(/)).toEqual(['engine.ts', `${gate}/create-senders.ts`]);
    expect(files.get('engine.ts')).toMatch(/messages: cappedSenders\(createSenders\(/);
    expect(filesWith(files, /\bpostPush\b/)).toEqual([`${gate}/create-senders.ts`, `${gate}/post-push.ts`]);
    expect(filesWith(files, /from 'web-push'/).filter((name) => !name.startsWith('settings'))).toEqual(
      expect.arrayContaining(['features/identity/push/push-to-device.ts']),
    );
    // Whoever calls the net by itself is on this list, and none of them sends anything to a person.
    expect(filesWith(files, /\bfetch\(/)).toEqual(
      [
        'commands/ask-api.ts',
        'features/images/image-store.ts',
        'features/discovery/indexnow/listed-pages.ts',
        'features/discovery/indexnow/tell-search-engines.ts',
        `${gate}/create-senders.ts`,
        `${gate}/post-push.ts`,
        'features/invoices/fiscal/fiscal-service.ts',
        'features/payments/gateways/gateway-http.ts',
        'features/payments/gateways/razorpay/razorpay-door.ts',
        'features/payments/gateways/stripe/stripe-client.ts',
        'features/registration/authorities/soap.ts',
        'text-model/text-model.ts',
      ].toSorted(),
    );
  });

  it('is told by each sender whose message it is and of which kind', async () => {
    const files = await read();
    const sending = filesWith(files, /\.send(?:Mail|Sms|Push)\(/)
      .map((name) => name.replace('features/', ''))
      .filter(
        (name) => name !== 'messaging/messages/capped-senders.ts' && name !== 'messaging/messages/create-senders.ts',
      );
    const listed = Object.keys(senders).filter((name) => name !== 'guest-relations/availability-alerts/alert-mail.ts');
    expect(sending).toEqual([...listed, ...handsOn].toSorted());
    for (const [name, kinds] of Object.entries(senders)) {
      const text = files.get(`features/${name}`) ?? '';
      const said = [...text.matchAll(/kind: '([a-z]+)', (?:channel|hotelId)/g)].map(([, kind]) => kind);
      expect([name, new Set(said)]).toEqual([name, new Set(kinds)]);
    }
    expect(new Set(Object.values(senders).flat())).toEqual(new Set(Object.keys(messageKinds)));
  });
});

describe('what passes the gate', () => {
  const engine = openEngine();
  beforeEach(() => {
    engine.mails.length = 0;
    engine.sms.length = 0;
  });
  /** The kinds that reach somebody by mail, and by SMS. */
  const passing = async (isProved: boolean): Promise<string[]> => {
    const passed: string[] = [];
    for (const kind of Object.keys(messageKinds) as MessageKind[]) {
      const about = { kind, hotelId: 1760, isProved };
      const ids = { purpose: 'stay', messageId: `<law.${kind}.${isProved}@latchkey>` } as const;
      const from = { name: 'The hotel', address: 'stay@example.com' };
      const before = engine.mails.length + engine.sms.length;
      await engine.deps.messages.sendMail({
        ...ids,
        about,
        from,
        to: 'guest@example.com',
        replyTo: from.address,
        subject: 'Your stay',
        text: '',
        html: '',
      });
      await engine.deps.messages.sendSms({ ...ids, about, to: '+919845012345', text: 'Your stay' });
      const passedNow = engine.mails.length + engine.sms.length - before;
      expect(passedNow).toBeOneOf([0, 2]);
      if (passedNow === 2) passed.push(kind);
    }
    return passed;
  };

  it('is everything of a hotel that guests see', async () => {
    await setUpByStranger(engine);
    expect(await passing(false)).toEqual(Object.keys(messageKinds));
  });

  it('is, before guests see it, what goes to its own people', async () => {
    await setUpByStranger(engine, null);
    const own = ['property', 'invitation', 'account', 'push'];
    expect([await passing(false), await passing(true)]).toEqual([own, own]);
  });

  it('is, while it is held, what goes to its own people, and to guests who paid or proved what is due to them', async () => {
    await setUpByStranger(engine);
    await holdOf(engine);
    const own = ['access', 'payer', 'property', 'account', 'push'];
    expect([await passing(false), await passing(true)]).toEqual([own, ['stay', ...own]]);
  });
});
