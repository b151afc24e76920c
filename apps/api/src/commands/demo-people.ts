import type { Settings } from '../settings.ts';
import { askApi } from './ask-api.ts';
import { demoInvoices } from './demo-invoices.ts';
import { inviteOwner, linkFor, peopleOf, sayForInvoices, type Asking } from './staff-calls.ts';

/** As many as a demonstration shows. */
const mostHotels = 24;

interface DemoHotel {
  readonly id: number;
  readonly name: string;
}

/**
 * Sees to it that each demo hotel, or the one with this id, has an owner, a receptionist and what stands on its invoices,
 * and says a link for each person, which signs in once.
 */
export async function linksOfDemo(
  settings: Settings,
  say: (line: string) => void,
  now: Date,
  hotelId?: string,
): Promise<boolean> {
  const found = await askApi(settings, '/api/hotels', {
    headers: { 'x-forwarded-host': settings.providerHosts[0] ?? '' },
  });
  if (typeof found === 'string') {
    say(found);
    return false;
  }
  const { hotels } = found.body as { hotels: readonly DemoHotel[] };
  const asked = hotelId === undefined ? hotels.slice(0, mostHotels) : hotels.filter(({ id }) => String(id) === hotelId);
  for (const { id, name } of asked) {
    const asking: Asking = { settings, hotel: String(id), say, now };
    const owner = await ownerOf(asking);
    const reception = owner === null ? null : await receptionOf(asking, owner);
    if (owner === null || reception === null) return false;
    const invoices = demoInvoices[id];
    if (invoices !== undefined) await sayForInvoices(asking, invoices);
    say(name);
    say(`  Owner      ${await linkFor(asking, owner)}`);
    say(`  Reception  ${await linkFor(asking, reception)}`);
  }
  return true;
}

const mailOf = (role: string, { hotel }: Asking): string => `${role}.${hotel}@example.com`;

async function ownerOf(asking: Asking): Promise<string | null> {
  const found = async () => (await peopleOf(asking))?.find(({ role }) => role === 'owner')?.personId;
  const owner = await found();
  if (owner !== undefined) return owner;
  await inviteOwner(asking, { mail: mailOf('owner', asking), language: 'en', name: 'Owner' });
  // Another may have invited one meanwhile.
  return (await found()) ?? null;
}

/** The receptionist, whom the owner invites: the operator brings in the first owner alone. */
async function receptionOf(asking: Asking, owner: string): Promise<string | null> {
  const found = async () => (await peopleOf(asking))?.find(({ role }) => role === 'reception')?.personId;
  const reception = await found();
  if (reception !== undefined) return reception;
  const url = await linkFor(asking, owner);
  const token = url === null ? null : new URL(url).searchParams.get('token');
  const json = { 'content-type': 'application/json' };
  const signedIn = await askApi(asking.settings, '/api/staff/sessions', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token }),
  });
  if (typeof signedIn === 'string' || !signedIn.isDone) return null;
  await askApi(asking.settings, '/api/property/people', {
    method: 'POST',
    headers: { ...json, cookie: signedIn.cookies, 'latchkey-hotel': asking.hotel },
    body: JSON.stringify({ mail: mailOf('reception', asking), name: 'Reception', role: 'reception', language: 'en' }),
  });
  await askApi(asking.settings, '/api/staff/session', { method: 'DELETE', headers: { cookie: signedIn.cookies } });
  // It is told at the first sign-in alone, which was this one.
  const { recoveryCode } = signedIn.body as { readonly recoveryCode?: string };
  if (recoveryCode !== undefined) asking.say(`Recovery code of ${mailOf('owner', asking)}: ${recoveryCode}`);
  return (await found()) ?? null;
}
