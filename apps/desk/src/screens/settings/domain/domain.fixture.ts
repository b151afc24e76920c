/** A hotel that has named no address of its own, and one that has and waits for its records. */
export const none = {
  address: 'https://book.example/courtyard',
  domain: null,
  former: [],
  target: { host: 'book.example', addresses: [] },
};

export const waiting = {
  ...none,
  target: { host: 'book.example', addresses: ['198.51.100.1'] },
  domain: {
    host: 'www.courtyard.example',
    state: 'waiting',
    proof: { name: '_latchkey.www.courtyard.example', value: 'latchkey-hotel=abc' },
    checkedAt: '2026-11-20T08:00:00.000Z',
    seenAt: null,
    lostAt: null,
    found: null,
  },
};

/** Records of somebody else. */
export const found = {
  isAnswered: true,
  leads: 'elsewhere',
  proves: 'none',
  aliases: [],
  addresses: ['203.0.113.9', '2001:db8::9'],
  texts: [],
  isHeldByOther: false,
};
