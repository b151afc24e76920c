import { schemeOf, type Ports } from '../run/ports.ts';

interface Card {
  readonly name: string;
  readonly city: string;
  readonly domain: string;
}

/** What to open, read from the running API: the provider, the booking platform, each hotel, and the sandbox. */
export async function addresses(ports: Ports): Promise<string> {
  const scheme = schemeOf(process.env);
  const reply = await fetch(`http://127.0.0.1:${ports.API_PORT}/api/hotels`, {
    headers: { 'x-forwarded-host': `latchkey.localhost:${ports.ORIGIN_PORT}` },
  });
  const { hotels } = (await reply.json()) as { hotels: Card[] };
  const rows: [string, string][] = [
    ['Provider', `${scheme}://latchkey.localhost:${ports.ORIGIN_PORT}`],
    ['Booking platform', `${scheme}://book.latchkey.localhost:${ports.ORIGIN_PORT}`],
    ['The desk, where hotels’ people work', `${scheme}://desk.latchkey.localhost:${ports.ORIGIN_PORT}`],
    ...hotels.map(({ name, city, domain }): [string, string] => [
      `${name}, ${city}`,
      `${scheme}://${domain.replace(/:\d+$/, '')}:${ports.ORIGIN_PORT}`,
    ]),
    ['Sandbox: mails, SMS, payments', `http://localhost:${ports.SANDBOX_PORT}`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    '',
    'Latchkey is ready. Open:',
    '',
    ...rows.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}
