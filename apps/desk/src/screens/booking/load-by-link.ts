import { readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';
import { oneOf } from '../../session/one-of.ts';
import { actsByLink, isAct, openedBy } from './acts.table.ts';
import { bookingProblems, type EndedLink, type LinkedBooking } from './booking.model.ts';

/** The token of a link -> its booking, with what one press does; who is signed in at its hotel is led to it there. */
export async function loadByLink(request: ScreenRequest): Promise<ScreenOutcome<LinkedBooking | EndedLink>> {
  const { params, search, returned, locale, api, signal } = request;
  const token = params['token'] ?? '';
  const here = deskUrl('byMail', { token });
  const named = search['done'] ?? '';
  const done = returned === undefined && isAct(named) ? named : null;
  const client = propertyClient(api, { link: token });
  const reply = await client.call('getLinkedBooking', { query: { language: locale } }, signal);
  if (reply.status === 'failure') throw readError('the booking of a link', reply);
  if (reply.status !== 200) return { kind: 'ready', model: { here, reference: null, atDesk: null, done } };
  const { hotelId, hotelName, reference, booking, isSignedIn } = reply.body;
  const atDesk = deskUrl('booking', { hotelId, reference });
  if (isSignedIn) return { kind: 'redirect', to: inLanguage(atDesk, locale), status: 303 };
  if (booking === undefined) return { kind: 'ready', model: { here, reference, atDesk, done } };
  const { lang: _, post: __, open, done: ___, ...asked } = search;
  const model = {
    link: token,
    hotelName,
    booking,
    journal: [],
    folio: null,
    conversation: null,
    here,
    atDesk,
    opened: openedBy(open ?? returned?.fields['act'] ?? '', actsByLink(booking), booking, true),
    asked,
    offered: null,
    change: null,
    done,
    problem: oneOf(bookingProblems, returned?.code) ?? null,
    typed: returned?.fields ?? {},
    key: returned?.fields['key'] || crypto.randomUUID(),
  };
  return { kind: 'ready', model };
}
