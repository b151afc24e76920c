import { propertyClient } from '@latchkey/api-client/property';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { isClosedTo } from './closed-to.ts';
import type { FrameModel, Framed } from './desk-frame.types.ts';
import { hereOf } from '../session/here-of.ts';
import { stillReturned } from '../session/returned-page.ts';
import { signedIn } from '../session/signed-in.ts';
import type { StaffHotel, StaffSession } from '../session/staff-session.ts';
import { mayHere } from '../session/may-here.ts';

/** A page of a hotel, for somebody who works there. */
export interface AtHotel {
  readonly session: StaffSession;
  readonly hotel: StaffHotel;
}

/**
 * A page of the hotel that its address names, in the desk's frame. For people who work elsewhere it is missing, as for
 * an unknown hotel: nobody can find out which hotels exist.
 */
export const inHotel = <Model>(
  work: (request: ScreenRequest, at: AtHotel) => Promise<ScreenOutcome<Model>>,
): ((request: ScreenRequest) => Promise<ScreenOutcome<Model & Framed>>) =>
  signedIn(async (asked, session): Promise<ScreenOutcome<Model & Framed>> => {
    const request = stillReturned(asked);
    const hotel = session.hotels.find(({ hotelId }) => String(hotelId) === request.params['hotelId']);
    if (hotel === undefined) return { kind: 'missing' };
    const [outcome, owed] = await Promise.all([work(request, { session, hotel }), owedAt(request, hotel)]);
    const frame: FrameModel = { session, hotel, owed, here: hereOf(request), returned: request.returned ?? null };
    if (outcome.kind === 'missing' && isClosedTo(hotel, request.path))
      // The view of such a page is the frame's alone (deskScreen).
      return { kind: 'ready', model: { frame: { ...frame, isClosed: true } } as Model & Framed, status: 404 };
    if (outcome.kind !== 'ready') return outcome;
    return { ...outcome, model: { ...outcome.model, frame } };
  });

/** The number that the rail shows beside the answers. Where the call fails, the page comes without it. */
async function owedAt(
  { api, signal }: Pick<ScreenRequest, 'api' | 'signal'>,
  hotel: StaffHotel,
): Promise<number | null> {
  if (!mayHere(hotel, 'listAnswers')) return null;
  const reply = await propertyClient(api, hotel.hotelId).call('listAnswers', { query: { limit: 1 } }, signal);
  return reply.status === 200 ? reply.body.owed : null;
}
