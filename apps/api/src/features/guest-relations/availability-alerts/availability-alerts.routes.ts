import { stayDatesOf } from '@latchkey/booking-core/dates';
import { locales, type Locale } from '@latchkey/booking-core/language';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { route } from '../../../http/route.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { findEntry, forgetEntry, markEntry } from '../forms/form-entries.queries.ts';
import { receiveForm } from '../forms/receive-form.ts';
import { propertyToday } from '../../catalogue/catalogue.ts';
import {
  fill,
  findLink,
  findUsedLink,
  formPosts,
  type MailLink,
  sendLinkPage,
  useLink,
} from '../../messaging/messaging.ts';
import { wordedAlert } from './alert-mail.ts';
import { alertKind } from './availability-alert.ts';
import { countAlerts } from './availability-alerts.queries.ts';
import { alertWords } from './availability-alerts.words.ts';

/** For how many stays one address may wait at a hotel. */
const mostOfAddress = 10;

interface WithToken {
  Params: { token: string };
  /** For the page of a link that is over. */
  Querystring: { lang?: string };
}

/** "Tell me if a room becomes available": asked for by a form, confirmed by a link in a mail, and ended by another. */
export async function availabilityAlertsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  route(app, 'requestAvailabilityAlert', async ({ body, headers }, { request }) => {
    const hotel = await deps.hotels.byId(body.hotelId);
    if (hotel === undefined) return { status: 404, body: { code: 'not_found' } };
    const { checkIn, checkOut, adults, childAges, infants } = body;
    const stay = stayDatesOf(checkIn, checkOut, propertyToday(hotel.sale.timeZone, deps.clock()));
    if (stay.kind === 'refused') return { status: 422, body: { code: 'invalid_dates' } };
    const received = { status: 202, body: { received: true } } as const;
    // The same answer as ever: nobody is told what an address waits for.
    if ((await countAlerts(deps.db, hotel.id, body.email)) >= mostOfAddress) return received;
    const wanted = [body.email.toLowerCase(), checkIn, checkOut, adults, childAges, infants];
    const form = {
      hotelId: hotel.id,
      kind: alertKind,
      entryId: hashOf(JSON.stringify(wanted)),
      facts: { ...body, confirmed: false },
    } as const;
    const outcome = await receiveForm(deps, form, headers['idempotency-key'], request.ip);
    return outcome === 'idempotency_key_reused' ? { status: 422, body: { code: outcome } } : received;
  });

  await formPosts(app, (scope) => {
    scope.get<WithToken>('/api/availability-alerts/:token', async ({ params, query }, reply) => {
      const link = await findLink(deps.db, params.token, 'availability-alert', deps.clock());
      if (link !== undefined) return page(reply, { ...params, ...query, link, said: 'confirmText', button: 'confirm' });
      const before = await confirmedBefore(params.token);
      return page(reply, { ...params, ...query, link: before, said: 'confirmed', button: null });
    });
    scope.post<WithToken>('/api/availability-alerts/:token', async ({ params, query }, reply) => {
      const link = await transact(deps.db, async (tx) => {
        const used = await useLink(tx, params.token, 'availability-alert', deps.clock());
        if (used !== undefined) await markEntry(tx, entryOf(used), { confirmed: true });
        return used;
      });
      const done = link ?? (await confirmedBefore(params.token));
      return page(reply, { ...params, ...query, link: done, said: 'confirmed', button: null });
    });
    scope.get<WithToken>('/api/availability-stops/:token', async ({ params, query }, reply) => {
      const link = await findLink(deps.db, params.token, 'availability-stop', deps.clock());
      return page(reply, { ...params, ...query, link, said: 'stopText', button: 'stop' });
    });
    // It may be repeated: programs leave for their reader (RFC 8058).
    scope.post<WithToken>('/api/availability-stops/:token', async ({ params, query }, reply) => {
      const link = await findLink(deps.db, params.token, 'availability-stop', deps.clock());
      if (link !== undefined) await forgetEntry(deps.db, entryOf(link));
      return page(reply, { ...params, ...query, link, said: 'stopped', button: null });
    });
  });

  /** Whoever opens or presses it again is told that the alert stands, as long as it does. */
  async function confirmedBefore(token: string): Promise<MailLink | undefined> {
    const link = await findUsedLink(deps.db, token, 'availability-alert', deps.clock());
    const entry = link && (await findEntry(deps.db, link.hotel_id, alertKind, link.subject));
    return entry?.['confirmed'] === true ? link : undefined;
  }

  async function page(reply: FastifyReply, { token, lang, link, said, button }: AlertPage): Promise<FastifyReply> {
    const hotel = await deps.hotels.byId(link?.hotel_id ?? hotelIdIn(token) ?? 0);
    const language: Locale = link?.language ?? locales.find((one) => one === lang) ?? 'en';
    const worded = link === undefined ? undefined : await wordedAlert(deps, link.hotel_id, link.subject);
    // What is left to say of an alert that is gone names no dates.
    const isOver = link === undefined || (worded === undefined && said !== 'stopped');
    const words = alertWords[language];
    const name = hotel?.wordsIn(language).words.name ?? deps.settings.providerName;
    return sendLinkPage(reply, isOver ? 410 : 200, {
      language,
      brand: hotel?.readFacts().theme.brand ?? '#13211f',
      title: fill(words.stopTitle, { hotel: name }),
      text: isOver ? words.over : (worded?.say(said) ?? words[said]),
      button: isOver || button === null ? null : words[button],
    });
  }
}

interface AlertPage {
  readonly token: string;
  readonly lang?: string | undefined;
  readonly link: MailLink | undefined;
  readonly said: 'confirmText' | 'confirmed' | 'stopText' | 'stopped';
  readonly button: 'confirm' | 'stop' | null;
}

const entryOf = ({ hotel_id: hotelId, subject: entryId }: MailLink) => ({ hotelId, kind: alertKind, entryId }) as const;
