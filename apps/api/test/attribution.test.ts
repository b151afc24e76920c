import { writeSource } from '@latchkey/booking-core/attribution';
import { describe, expect, it } from 'vitest';
import { signedKeyOf } from '../src/features/property/routes/property-key.ts';
import { postBooking, quoteFor } from './journeys.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: Measuring (Attribution).

describe('where a booking came from', () => {
  const engine = openEngine();
  const source = { googleSource: 'hotel-ads', userListId: 'u7', utmCampaign: 'winter', utmSource: 'letter' };
  const cookieOf = (isGhc: boolean) => `latchkey-source=${writeSource({ ...source, isGhc })}`;

  const booked = async (more: Parameters<typeof postBooking>[2]) => {
    const response = await postBooking(engine, (await quoteFor(engine)).quoteToken, { mode: 'at-property', ...more });
    const { bookingId } = response.json<{ bookingId: string }>();
    return { bookingId, cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const byProperty = async (path: string): Promise<Record<string, unknown>> => {
    const authorization = `Bearer ${signedKeyOf(1760, engine.deps.settings.propertyKeySecret ?? '')}`;
    return (await engine.app.inject({ url: `/api/property/bookings${path}`, headers: { authorization } })).json();
  };

  it('is kept from the visit’s cookie, and told to the property', async () => {
    const { bookingId } = await booked({ cookie: cookieOf(true) });
    const kept = { ...source, mode: 'GHC' };
    expect((await byProperty(`/${bookingId}`))['attribution']).toEqual(kept);
    expect((await byProperty(''))['bookings']).toMatchObject([{ bookingId, attribution: kept }]);
  });

  it('is what the request says, where it says it', async () => {
    const { bookingId } = await booked({ cookie: cookieOf(true), body: { attribution: { utmSource: 'desk' } } });
    expect((await byProperty(`/${bookingId}`))['attribution']).toEqual({ utmSource: 'desk' });
  });

  it('is told to nobody else, but the guest in the copy of all that is kept', async () => {
    const { bookingId, cookie } = await booked({ cookie: cookieOf(false) });
    const read = (headers: Record<string, string>, more = '') =>
      engine.app.inject({ url: `/api/bookings/${bookingId}${more}`, headers });
    expect((await read({ cookie })).body).not.toContain('winter');
    expect((await read({})).body).not.toContain('winter');
    expect((await read({ cookie }, '/personal-data')).json<{ booking: object }>().booking).toMatchObject({
      attribution: source,
    });
  });

  it('is nothing where the link said nothing, or the cookie is made up', async () => {
    const { bookingId } = await booked({ cookie: 'latchkey-source=%E0%A4%A' });
    expect(await byProperty(`/${bookingId}`)).not.toHaveProperty('attribution');
    const refused = await postBooking(engine, (await quoteFor(engine)).quoteToken, {
      body: { attribution: { utmSource: 'x'.repeat(201) } },
    });
    expect(refused.statusCode).toBe(400);
  });
});
