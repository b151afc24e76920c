type Schema = Readonly<Record<string, unknown>>;

const examples: Readonly<Record<string, unknown>> = {
  hotelId: 1760,
  bookingId: '1760_q3X0mJ6mV0Kx8m2b5r1c9w',
  shareId: '1760_q3X0mJ6mV0Kx8m2b5r1c9w',
  booking: 'BCDF-2345',
  quoteToken: '1760_b9WQ2c1kS7u0mJ6mV0Kx8m',
  lookupId: '1760_m2b5r1c9wq3X0mJ6mV0Kx8',
  checkIn: '2026-12-02',
  checkOut: '2026-12-04',
  date: '2026-12-02',
  from: '2026-12-02',
  to: '2026-12-31',
  email: 'asha@example.com',
  contactNumber: '+919845012345',
  fullName: 'Asha Rao',
  roomTypeId: 'teak-king',
  ratePlanId: 'breakfast',
  addonId: 'airport-car',
  couponCode: 'KEY15',
  taxNumber: '29ABCDE1234F1Z5',
  phoneCountry: 'IN',
  callingCode: '91',
  orderId: 'order_00000000000001',
  invitation: '1760_c9wq3X0mJ6mV0Kx8m2b5r1',
  stayedIn: '2026-10',
  identifier: 'BCDF-2345',
  q: 'Asha Rao',
  code: '123456',
  cursor: '1795413600000.1760_q3X0mJ6mV0Kx8m2b5r1c9w',
  keyId: 'k7q2m5vx',
  replaces: 'k7q2m5vx',
  mail: 'owner@example.com',
  personId: 'm2b5r1c9wq3X0mJ6mV0Kx8',
  person: 'm2b5r1c9wq3X0mJ6mV0Kx8',
  sessionId: 'c9wq3X0mJ6mV0Kx8m2b5r1',
  session: 'c9wq3X0mJ6mV0Kx8m2b5r1',
  'latchkey-hotel': '1760',
  'latchkey-seen': '12',
  time: '09:30',
  arrivesAt: '14:00',
  childAges: '5',
  kept: '',
  changes: '',
  'idempotency-key': '4f1c2a9be07d4d1f',
  currency: 'INR',
  lang: 'en',
  language: 'en',
};

/** A value that fits a JSON schema, for the documentation: known fields by their name, the rest by their type. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['examples'])) return schema['examples'][0] as unknown;
  const values = schema['enum'];
  if (Array.isArray(values)) return values.includes(examples[name]) ? examples[name] : (values[0] as unknown);
  const either = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (either !== undefined) return either[0] === undefined ? null : exampleOf(either[0], name);
  const types = [schema['type']].flat();
  switch (types[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([key, one]) => [
          key,
          exampleOf(one, key),
        ]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, Number(schema['minItems'] ?? 1)) }, () =>
        exampleOf((schema['items'] ?? {}) as Schema, name),
      );
    case 'integer':
    case 'number':
      return typeof examples[name] === 'number'
        ? examples[name]
        : Math.max(1, typeof schema['minimum'] === 'number' ? schema['minimum'] : 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return typeof examples[name] === 'string' ? examples[name] : textOf(schema);
  }
}

function textOf(schema: Schema): string {
  if (schema['format'] === 'date-time') return '2026-11-23T06:00:00Z';
  return schema['format'] === 'date' ? '2026-12-02' : '…';
}
