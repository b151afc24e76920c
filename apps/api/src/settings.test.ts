import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the settings', () => {
  it('need nothing for a demo', () => expect(readSettings({})).toMatchObject({ settings: { mode: 'demo', port: 4001, holdMs: 900_000 } }));

  it('of production need every secret and address, by name', () => {
    const read = readSettings({ LATCHKEY_MODE: 'production' });
    expect('faults' in read && read.faults).toContain('RAZORPAY_KEY_SECRET: must be set in production');
    expect('faults' in read && read.faults).toContain('SMTP_URL: must be set in production');
  });

  it('of production refuse the sandbox', () => {
    const read = readSettings({ LATCHKEY_MODE: 'production', RAZORPAY_URL: 'http://127.0.0.1:4010/razorpay' });
    expect('faults' in read && read.faults).toContain("RAZORPAY_URL: is the sandbox's, which production refuses");
  });

  it('that are no settings are named', () => expect(readSettings({ API_PORT: 'eighty' })).toEqual({ faults: [expect.stringMatching(/^API_PORT/) as string] }));
});
