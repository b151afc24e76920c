import { locales } from '@latchkey/booking-core/language';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { LinkPurpose } from '../../../database/tables/proof-tables.ts';
import type { Deps } from '../../../deps.ts';
import { hotelIdIn } from '../../../secret-id.ts';
import { advertisedCodeOf, type HotelRecord, propertyToday } from '../../catalogue/catalogue.ts';
import {
  fill,
  findLink,
  findUsedLink,
  formPosts,
  type MailLink,
  sendLinkPage,
  useLink,
} from '../../messaging/messaging.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { findEntry, markEntry } from './form-entries.queries.ts';
import { lettersWords } from './letters.words.ts';

interface WithToken {
  Params: { token: string };
  /** For the page of a link that is over. */
  Querystring: { lang?: string };
}
type LettersText = 'text' | 'confirmed' | 'leaveText' | 'left' | 'over';

/** Confirming a subscription to letters, and leaving them: pages with a button, and what the buttons do. */
export async function lettersRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await formPosts(app, (scope) => {
    for (const [path, purpose, asks, done] of [
      ['/api/letters/:token', 'letters', 'text', 'confirmed'],
      ['/api/letters-unsubscribe/:token', 'unsubscribe', 'leaveText', 'left'],
    ] as const) {
      scope.get<WithToken>(path, async ({ params, query }, reply) => {
        const link = await findLink(deps.db, params.token, purpose, deps.clock());
        if (link !== undefined) return page(reply, { ...params, ...query, link, said: asks });
        return page(reply, { ...params, ...query, ...(await confirmedBefore(params.token, purpose)) });
      });
      scope.post<WithToken>(path, async ({ params, query }, reply) => {
        const link = await settle(params.token, purpose);
        if (link !== undefined) return page(reply, { ...params, ...query, link, said: done });
        return page(reply, { ...params, ...query, ...(await confirmedBefore(params.token, purpose)) });
      });
    }
  });

  /** Whoever opens or presses it again is told that the letters come, as long as they do. */
  async function confirmedBefore(
    token: string,
    purpose: LinkPurpose,
  ): Promise<{ readonly link: MailLink | undefined; readonly said: 'confirmed' | 'over' }> {
    const link = purpose === 'letters' ? await findUsedLink(deps.db, token, purpose, deps.clock()) : undefined;
    const entry = link && (await findEntry(deps.db, link.hotel_id, 'newsletter', link.subject));
    const comes = entry?.['confirmed'] === true && entry['left'] !== true;
    return comes ? { link, said: 'confirmed' } : { link: undefined, said: 'over' };
  }

  /** A link to leave works again and again, as programs that leave for their reader may repeat it. */
  async function settle(token: string, purpose: LinkPurpose): Promise<MailLink | undefined> {
    const now = deps.clock();
    return transact(deps.db, async (tx) => {
      const isSigningUp = purpose === 'letters';
      const link = await (isSigningUp ? useLink(tx, token, purpose, now) : findLink(tx, token, purpose, now));
      if (link === undefined) return undefined;
      const { hotel_id: hotelId, subject: entryId } = link;
      const entry = { hotelId, kind: 'newsletter' as const, entryId };
      if (!(await markEntry(tx, entry, { confirmed: isSigningUp, left: !isSigningUp }))) return link;
      const dedupeKey = `letters:${entryId}:${String(isSigningUp)}:${now.toISOString()}`;
      const about = { hotelId, payload: { kind: entry.kind, entryId } };
      const toHotel = { ...about, kind: 'form-mail' as const, dedupeKey };
      const toReader = { ...about, kind: 'letters-mail' as const, dedupeKey: `${dedupeKey}:code` };
      await enqueue(tx, isSigningUp ? [toHotel, toReader] : [toHotel], now);
      return link;
    });
  }

  const codeOf = (hotel: HotelRecord) =>
    advertisedCodeOf(hotel.readFacts(), propertyToday(hotel.sale.timeZone, deps.clock()));

  async function page(
    reply: FastifyReply,
    {
      token,
      lang,
      link,
      said,
    }: { token: string; lang?: string | undefined; link: MailLink | undefined; said: LettersText },
  ): Promise<FastifyReply> {
    const hotel = await deps.hotels.byId(link?.hotel_id ?? hotelIdIn(token) ?? 0);
    const language = link?.language ?? locales.find((one) => one === lang) ?? 'en';
    const say = lettersWords[language];
    const values = { hotel: hotel?.wordsIn(language).words.name ?? deps.settings.providerName };
    const code = hotel === undefined ? null : codeOf(hotel);
    const text = said === 'confirmed' && code !== null ? `${say.confirmed} ${say.codeComes}` : say[said];
    const buttons: Partial<Record<LettersText, string>> = { text: say.confirm, leaveText: say.leave };
    return sendLinkPage(reply, said === 'over' ? 410 : 200, {
      language,
      brand: hotel?.readFacts().theme.brand ?? '#13211f',
      title: fill(say.leaveTitle, values),
      text: fill(text, values),
      button: buttons[said] ?? null,
    });
  }
}
