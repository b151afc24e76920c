import type { NewsOfHotel, OpenSession, Passkey } from './you.model.ts';

/** A passkey that has been used, and one that has not. */
export const passkeys: readonly Passkey[] = [
  {
    passkeyId: 'k1',
    name: 'Chrome, Android',
    createdAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: '2026-11-19T08:00:00.000Z',
    isBackedUp: true,
  },
  {
    passkeyId: 'k2',
    name: 'Firefox, Linux',
    createdAt: '2026-11-02T08:00:00.000Z',
    lastUsedAt: null,
    isBackedUp: false,
  },
];

const from = { createdAt: '2026-11-01T08:00:00.000Z', lastUsedAt: '2026-11-19T08:00:00.000Z' };

/** This browser, and another one. */
export const sessions: readonly OpenSession[] = [
  { ...from, sessionId: 's1', device: 'Chrome, Android', isThisOne: true },
  { ...from, sessionId: 's2', device: 'Firefox, Linux', isThisOne: false },
];

/** This browser is told of what happens, and another one. */
export const pushDevices: NewsOfHotel['devices'] = [
  { deviceId: 's1', device: 'Chrome, Android', createdAt: '2026-11-01T08:00:00.000Z', isThisOne: true },
  { deviceId: 's2', device: 'Firefox, Linux', createdAt: '2026-11-02T08:00:00.000Z', isThisOne: false },
];
