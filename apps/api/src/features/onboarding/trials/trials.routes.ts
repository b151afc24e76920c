import type { FastifyInstance } from 'fastify';
import { actAsNobody, actingNow } from '../../../database/acting.ts';
import type { Deps } from '../../../deps.ts';
import { newPreviewToken } from '../../../http/hotel-preview.ts';
import { route } from '../../../http/route.ts';
import { originOf } from '../../../public-origin.ts';
import { findPerson } from '../../identity/identity.ts';
import { previewsPath } from '../openings/previews.routes.ts';
import { beginTrial } from './begin-trial.ts';

/** Bookings that people of a hotel make to try it, as guests would. */
export function trialsRoutes(app: FastifyInstance, deps: Deps): void {
  const { settings, db } = deps;

  route(app, 'beginTrial', async () => {
    const principal = actingNow()?.principal;
    const person = principal?.kind === 'staff' ? await findPerson(db, principal.id) : undefined;
    if (principal === undefined || person === undefined || settings.propertyKeySecret === null)
      return { status: 401, body: { code: 'invalid_key' } };
    // What is written is the copy's: the hotel's own journal has nothing of it.
    const begun = await actAsNobody(() => beginTrial(deps, principal.hotelId, person));
    if ('refused' in begun) return { status: 409, body: { code: begun.refused } };
    const { trial, host } = begun;
    const { hotel_id: hotelId, ends_at: until, mailbox } = trial;
    const token = newPreviewToken({ hotelId, maker: person.person_id }, until, settings.propertyKeySecret);
    const url = `${originOf(host, settings)}${previewsPath}/${token}`;
    return { status: 201, body: { url, expiresAt: until.toISOString(), mailbox } };
  });
}
