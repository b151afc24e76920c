import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildSandbox } from '../app.ts';
import { playClient } from './played-client.ts';

describe('another merchant’s account, by the official client', () => {
  const { settings, clientOf } = playClient((state, its) => buildSandbox(state, its, pino({ level: 'silent' })));
  const platform = clientOf();
  const own = clientOf(settings.STRIPE_OWN_SECRET_KEY);
  const wanted = { amount: 50_000, currency: 'eur', automatic_payment_methods: { enabled: true } } as const;

  it('is told apart by its keys, and sees nothing of the platform’s', async () => {
    expect((await own.accounts.retrieveCurrent()).id).not.toBe((await platform.accounts.retrieveCurrent()).id);
    const made = await own.paymentIntents.create(wanted);
    expect((await own.paymentIntents.retrieve(made.id)).id).toBe(made.id);
    await expect(platform.paymentIntents.retrieve(made.id)).rejects.toMatchObject({ statusCode: 404 });
    const theirs = await platform.paymentIntents.create(wanted);
    await expect(own.paymentIntents.retrieve(theirs.id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(clientOf('sk_test_nobody').accounts.retrieveCurrent()).rejects.toMatchObject({ statusCode: 401 });
  });

  it('has addresses that its events are sent to, each with a secret that is told once', async () => {
    const url = 'https://engine.example/api/webhooks/stripe/1760';
    const made = await own.webhookEndpoints.create({ url, enabled_events: ['payment_intent.succeeded'] });
    expect(made.secret).toMatch(/^whsec_/);
    const read = await own.webhookEndpoints.retrieve(made.id);
    expect([read.url, read.status, read.secret]).toEqual([url, 'enabled', undefined]);
    await expect(platform.webhookEndpoints.retrieve(made.id)).rejects.toMatchObject({ statusCode: 404 });
    expect(await own.webhookEndpoints.del(made.id)).toMatchObject({ deleted: true });
    await expect(own.webhookEndpoints.retrieve(made.id)).rejects.toMatchObject({ statusCode: 404 });
  });
});
