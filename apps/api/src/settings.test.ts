import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

/** Everything that production asks for. */
const production = {
  LATCHKEY_MODE: 'production',
  DATABASE_URL: 'postgres://engine@database.example/latchkey',
  PROVIDER_HOSTS: 'outside.example',
  PLATFORM_HOSTS: 'book.outside.example',
  MAIL_FROM: 'desk@outside.example',
  RAZORPAY_URL: 'https://api.outside.example',
  RAZORPAY_SCRIPT_URL: 'https://checkout.outside.example/v1/checkout.js',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'w4Pj2mQ9sT6vX8zB',
  RAZORPAY_WEBHOOK_SECRET: 'kT5vN8wR2yU6aD9fH3jL7mQ4',
  CARD_VAULT_URL: 'https://vault.outside.example',
  CARD_VAULT_SCRIPT_URL: 'https://vault.outside.example/v1/vault.js',
  CARD_VAULT_VENDOR_KEY: 'vendor_live_1',
  CARD_VAULT_SECRET: 'pZ3xC6vB9nM2qW5eR8tY1uI4',
  SMTP_URL: 'smtps://mail.outside.example:465',
  SMS_URL: 'https://sms.outside.example/messages',
  SMS_KEY: 'gH7jK2lZ9xC4vB6n',
};

describe('the settings', () => {
  it('need nothing for a demo', () =>
    expect(readSettings({})).toMatchObject({ settings: { mode: 'demo', port: 4001, holdMs: 900_000 } }));

  it('of production need every secret and address, by name', () => {
    const read = readSettings({ LATCHKEY_MODE: 'production' });
    expect('faults' in read && read.faults).toContain('RAZORPAY_KEY_SECRET: must be set in production');
    expect('faults' in read && read.faults).toContain('SMTP_URL: must be set in production');
    expect('faults' in read && read.faults).toContain('MAIL_FROM: must be set in production');
    expect('faults' in read && read.faults).toContain('PROVIDER_HOSTS: must be set in production');
  });

  it('of Stripe are whole or not there: in production none need be, and each is refused without the others', () => {
    expect(readSettings(production)).toMatchObject({ settings: { stripe: null } });
    const half = readSettings({ ...production, STRIPE_SECRET_KEY: 'sk_live_w4Pj2mQ9sT6vX8zB' });
    expect(half).toMatchObject({ faults: [expect.stringContaining('each is of no use without the others')] });
    const whole = {
      STRIPE_SECRET_KEY: 'sk_live_w4Pj2mQ9sT6vX8zB',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_kT5vN8wR2yU6aD9fH3jL',
    };
    expect(readSettings({ ...production, ...whole })).toMatchObject({
      settings: { stripe: { url: 'https://api.stripe.com', scriptUrl: 'https://js.stripe.com/endive/stripe.js' } },
    });
    expect(readSettings({ ...production, ...whole, STRIPE_URL: 'https://127.0.0.1:4010/stripe' })).toMatchObject({
      faults: ["STRIPE_URL: is the sandbox's, which production refuses"],
    });
  });

  it('of trial bookings are test keys, and none takes live money', () => {
    expect(readSettings({})).toMatchObject({ settings: { trialKeys: 'sandbox' } });
    expect(readSettings(production)).toMatchObject({ settings: { trialKeys: { stripe: null, razorpay: null } } });
    expect(readSettings({ ...production, TRIAL_STRIPE_KEYS: 'pk_test_1:sk_test_2' })).toMatchObject({
      settings: { trialKeys: { stripe: { keyId: 'pk_test_1', secretKey: 'sk_test_2' }, razorpay: null } },
    });
    for (const given of [
      { TRIAL_STRIPE_KEYS: 'pk_live_1:sk_live_2' },
      { TRIAL_STRIPE_KEYS: 'pk_test_1:sk_live_2' },
      { TRIAL_STRIPE_KEYS: 'pk_test_1' },
      { TRIAL_RAZORPAY_KEYS: 'rzp_live_1:secret' },
    ])
      expect(readSettings({ ...production, ...given })).toMatchObject({
        faults: [expect.stringContaining('test key')],
      });
  });

  it('of production refuse the sandbox', () => {
    const read = readSettings({ LATCHKEY_MODE: 'production', RAZORPAY_URL: 'http://127.0.0.1:4010/razorpay' });
    expect('faults' in read && read.faults).toContain("RAZORPAY_URL: is the sandbox's, which production refuses");
  });

  it.each([
    ['SMS_URL', 'http://localhost:4010/sms/messages', {}],
    ['SMS_URL', 'https://localhost.:4010/sms/messages', {}],
    ['SMS_URL', 'https://[::ffff:127.0.0.1]:4010/sms/messages', {}],
    ['RAZORPAY_URL', 'https://0.0.0.0:4010/razorpay', {}],
    ['RAZORPAY_URL', 'https://127.9.8.7:4010/razorpay', {}],
    ['RAZORPAY_URL', 'https://2130706433:4010/razorpay', {}],
    ['CARD_VAULT_URL', 'https://0x7f000001:4010/card-vault', {}],
    ['SMTP_URL', 'smtps://0x7f.1:4011', {}],
    ['INDEXNOW_URL', 'https://localhost.:4010/collect/indexnow', {}],
    ['PIXEL_SCRIPT_URL', 'https://[::1]:4010/pixel.js', {}],
    ['TAG_COLLECT_ORIGINS', 'https://www.google-analytics.com,https://127.1:4010', {}],
    ['SMTP_URL', 'smtp://127.0.0.1:5011', { SANDBOX_SMTP_PORT: '5011' }],
    ['CARD_VAULT_SCRIPT_URL', 'http://[::1]:4010/card-vault/v1/vault.js', {}],
    ['TEXT_MODEL_URL', 'http://127.0.0.1:4010/text-model/v1', { TEXT_MODEL_NAME: 'sandbox' }],
    ['TEXT_MODEL_KEY', 'sandbox-text-model-key', {}],
    ['PROPERTY_KEY_SECRET', 'sandbox-property-key-secret', {}],
    ['DNS_SERVERS', '127.0.0.1:4010', {}],
    ['DNS_SERVERS', '9.9.9.9, [::1]:5010', { SANDBOX_PORT: '5010' }],
  ])('of production refuse the sandbox by any name: %s %s', (name, value, more) => {
    const read = readSettings({ LATCHKEY_MODE: 'production', ...more, [name]: value });
    expect('faults' in read && read.faults).toContain(`${name}: is the sandbox's, which production refuses`);
  });

  it('of production take a mail server and a text model of the same machine', () => {
    const env = {
      LATCHKEY_MODE: 'production',
      SMTP_URL: 'smtp://127.0.0.1:25',
      TEXT_MODEL_URL: 'http://localhost:11434/v1',
      TEXT_MODEL_NAME: 'any',
    };
    const read = readSettings(env);
    expect('faults' in read && read.faults.filter((fault) => /SMTP|TEXT_MODEL/.test(fault))).toEqual([]);
  });

  it.each([
    ['RAZORPAY_WEBHOOK_SECRET', 'x', /too short/],
    ['CARD_VAULT_SECRET', 'a'.repeat(40), /too easy to guess/],
    ['PROPERTY_KEY_SECRET', 'abcabcabcabcabcabcabcabcabc', /too easy to guess/],
    ['SMS_KEY', 'short', /too short/],
    ['RAZORPAY_WEBHOOK_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789', /too easy to guess/],
    ['RAZORPAY_KEY_SECRET', 'passwordpassword', /too easy to guess/],
    ['PROPERTY_KEY_SECRET', `Bn5Ew0Gh3JkP6uQaRi1oZr4L,${'a'.repeat(24)}`, /too easy to guess/],
    ['TEXT_MODEL_URL', 'http://model.outside.example/v1', /https/],
    ['INDEXNOW_URL', 'http://indexnow.outside.example/', /https/],
    ['PIXEL_SCRIPT_URL', 'http://pixel.outside.example/p.js', /https/],
    ['PIXEL_COLLECT_URL', 'http://pixel.outside.example/tr', /https/],
    ['TAG_MANAGER_SCRIPT_URL', 'http://tags.outside.example/gtm.js', /https/],
    ['SITE_TAG_SCRIPT_URL', 'http://tags.outside.example/gtag.js', /https/],
    ['TAG_COLLECT_ORIGINS', 'https://a.outside.example,http://b.outside.example', /https/],
    ['RAZORPAY_URL', 'http://api.outside.example', /https/],
    ['CARD_VAULT_SCRIPT_URL', 'http://vault.outside.example/v1/vault.js', /https/],
    ['SMS_URL', 'sms.outside.example', /https/],
    ['SMTP_URL', 'smtp://mail.outside.example:587', /smtps/],
    ['DATABASE_URL', undefined, /must be set in production/],
  ])('of production refuse a weak %s %s', (name, value, fault) => {
    const read = readSettings({
      ...production,
      ...(name === 'TEXT_MODEL_URL' ? { TEXT_MODEL_NAME: 'any' } : {}),
      [name]: value,
    });
    expect('faults' in read && read.faults).toEqual([expect.stringMatching(new RegExp(`^${name}: .*${fault.source}`))]);
  });

  it.each([
    ['outside.example', 'outside.example', 'PROVIDER_HOSTS'],
    ['sites.outside.example', 'outside.example', 'PROVIDER_HOSTS'],
    ['Hotels.Outside.example', 'book.outside.example', 'PLATFORM_HOSTS'],
    ['work.example', 'desk.work.example', 'DESK_HOST'],
    ['sites.work.example', 'desk.work.example', 'DESK_HOST'],
  ])('refuse a domain of hotels from which cookies reach others: %s, where %s is', (domain, host, name) => {
    const read = readSettings({ ...production, DESK_HOST: 'desk.work.example', SITES_DOMAIN: domain });
    expect('faults' in read && read.faults).toContainEqual(
      `SITES_DOMAIN: ${domain.toLowerCase()} and ${host} (${name}) lie in one domain: what runs on a hotel’s host could set cookies there. Register another domain for hotels`,
    );
  });

  it('take a domain of hotels that lies apart, on a developer’s machine too', () => {
    expect(readSettings({ ...production, SITES_DOMAIN: 'outside-sites.example' })).toMatchObject({
      settings: { sitesDomain: 'outside-sites.example' },
    });
    expect(readSettings({ SITES_DOMAIN: 'sites.localhost' })).toMatchObject({
      settings: { sitesDomain: 'sites.localhost' },
    });
    expect(readSettings({})).toMatchObject({ settings: { sitesDomain: null } });
    expect(readSettings({ SITES_DOMAIN: 'https://sites.example' })).toMatchObject({
      faults: ['SITES_DOMAIN: a domain, such as hotels.example'],
    });
  });

  it('of production take mail by STARTTLS', () =>
    expect(readSettings({ ...production, SMTP_URL: 'smtp://mail.outside.example:587?requireTLS=true' })).toHaveProperty(
      'settings',
    ));

  it('of production are strict, and each limit can be set', () => {
    expect(readSettings(production)).toMatchObject({
      settings: {
        rateLimits: { readsPerMinute: 600, writesPerMinute: 60, propertyWritesPerMinute: 600 },
        lookupCodes: { perHour: 5, perHourFromAddress: 20 },
        mailsPerDayFromAddress: 10,
        hotelMessages: { strangers: 36, sms: 72, smsAbroad: 20, invitations: 6, acts: 120 },
        openHolds: {
          ofDevice: 6,
          ofNumber: 6,
          ofEmail: 6,
          ofAddress: 30,
          roomsOfGuest: 12,
          roomsOfAddress: 120,
          shareOfAddress: 50,
        },
        bodyBytes: 65_536,
        bodyMs: 30_000,
        publicScheme: 'https',
      },
    });
    const set = {
      RATE_LIMIT_READS_PER_MINUTE: '9',
      RATE_LIMIT_WRITES_PER_MINUTE: '8',
      RATE_LIMIT_PROPERTY_WRITES_PER_MINUTE: '70',
      LOOKUP_CODES_PER_HOUR: '3',
      PLAN_MAILS_PER_DAY_FROM_ADDRESS: '7',
      HOTEL_STRANGERS_PER_DAY: '30',
      HOTEL_SMS_PER_DAY: '31',
      HOTEL_SMS_ABROAD_PER_DAY: '12',
      HOTEL_INVITATIONS_PER_DAY: '4',
      HOTEL_ACTS_PER_DAY: '50',
      OPEN_ROOMS_PER_GUEST: '5',
      OPEN_ROOMS_PER_ADDRESS: '50',
      OPEN_SHARE_PER_ADDRESS: '40',
      BODY_KB: '1',
      BODY_SECONDS: '2',
    };
    expect(readSettings({ ...production, ...set, LOOKUP_CODES_PER_HOUR_FROM_ADDRESS: '4' })).toMatchObject({
      settings: {
        rateLimits: { readsPerMinute: 9, writesPerMinute: 8, propertyWritesPerMinute: 70 },
        lookupCodes: { perHour: 3, perHourFromAddress: 4 },
        mailsPerDayFromAddress: 7,
        hotelMessages: { strangers: 30, sms: 31, smsAbroad: 12, invitations: 4, acts: 50 },
        openHolds: { roomsOfGuest: 5, roomsOfAddress: 50, shareOfAddress: 40 },
        bodyBytes: 1024,
        bodyMs: 2000,
      },
    });
    expect(readSettings({ ...production, RATE_LIMITS: 'off' })).toMatchObject({
      settings: { rateLimits: null, hotelMessages: null, lookupCodes: { perHourFromAddress: null } },
    });
  });

  it('of production keep each secret for one purpose', () => {
    const secret = 'Bn5Ew0Gh3JkP6uQaRi1oZr4L';
    const read = readSettings({
      ...production,
      CARD_VAULT_SECRET: secret,
      PROPERTY_KEY_SECRET: `x${secret},${secret}`,
    });
    expect(read).toEqual({ faults: ['PROPERTY_KEY_SECRET: is the same as CARD_VAULT_SECRET'] });
  });

  it.each(
    ['RATE_LIMITS', 'AVIF', 'DATABASE_SHARDED'].flatMap((name) =>
      ['yes', 'no', 'true', 'false', '1', '0', 'On', 'OFF', ' on'].map((value) => [name, value]),
    ),
  )('have one spelling of on and off: %s=%j is none', (name, value) =>
    expect(readSettings({ [name]: value })).toEqual({
      faults: [expect.stringMatching(new RegExp(`^${name}: `)) as string],
    }),
  );

  it('that are no settings are named', () =>
    expect(readSettings({ API_PORT: 'eighty' })).toEqual({ faults: [expect.stringMatching(/^API_PORT/) as string] }));
});
