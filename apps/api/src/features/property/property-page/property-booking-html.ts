import { propertyActs, type PropertyAct } from '@latchkey/booking-core/booking-states';
import { decimalsOf } from '@latchkey/booking-core/currency';
import { formatTime } from '@latchkey/format/time';
import { paidTowardsStay } from '@latchkey/booking-core/ledger';
import type { Deps } from '../../../deps.ts';
import { actingBooking, type BookingRow, eventsOf, isEndedUnpaid, requestsOf } from '../../bookings/bookings.ts';
import { moneyOf } from '../../ledger/ledger.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import {
  billPart,
  escapedHtml,
  fill,
  momentSaid,
  moneySaid,
  propertyFacts,
  valueHtml,
} from '../../messaging/messaging.ts';
import type { MailFact } from '../../messaging/messages/mail-page.types.ts';
import { refundOfNoShow } from '../../reservations/reservations.ts';
import type { PostedAct } from './act.ts';
import { historyWords } from './history.words.ts';
import { propertyPageWords } from './property-page.words.ts';

type Act = PostedAct['act'];

/** How the page names the acts of the table; requests are answered one by one. */
const names: Readonly<Record<Exclude<PropertyAct, 'answer_request'>, Act>> = {
  confirm: 'confirm',
  reject: 'reject',
  revise: 'revise',
  cancel: 'cancel',
  check_in: 'arrived',
  undo_check_in: 'not-arrived',
  check_out: 'left',
  undo_check_out: 'not-left',
  no_show: 'no-show',
  undo_no_show: 'no-show-undo',
};
const foremost: ReadonlySet<Act> = new Set(['confirm', 'arrived']);
const withWords: ReadonlySet<Act> = new Set(['confirm', 'reject', 'revise', 'cancel']);

/** What the page shows of a booking, in the property's language, and its forms; or, of an act that asks first, the question. */
export async function propertyBookingHtml(
  deps: Deps,
  live: HotelRecord,
  booking: BookingRow,
  { ask, said }: { readonly ask?: PostedAct; readonly said?: 'done' | 'refused' },
): Promise<{ readonly title: string; readonly text: string; readonly html: string }> {
  const hotel = await live.asAgreed(deps.db, booking);
  const { mailLanguage: language, theme } = live.readFacts();
  const { brand } = theme;
  const say = propertyPageWords[language];
  const money = await moneyOf(deps.db, booking);
  const mail = { hotel, booking, money, language, now: deps.clock() };
  const requests = await requestsOf(deps.db, booking);
  const title = fill(say.title, { reference: booking.reference });
  if (ask !== undefined) {
    const paid = paidTowardsStay(booking, money);
    // A property that cancels gives everything back.
    const refund = ask.act === 'no-show' ? refundOfNoShow(hotel, booking, money).refund : paid;
    const sums = moneySaid(mail);
    const back = `<p><a href="">${escapedHtml(say.back)}</a></p>`;
    if (ask.act === 'revise') {
      const price = Math.round((ask.price ?? 0) * 10 ** decimalsOf(booking.currency));
      return {
        title: say.acts.revise,
        text: fill(say.farPrice, { price: sums(price), total: sums(booking.total) }),
        html: form('revise', say.acts.revise, hidden({ ...ask, price: String(ask.price), sure: 'yes' }), brand) + back,
      };
    }
    return {
      title: say.acts[ask.act],
      text: fill(say.sure, { refund: sums(refund), kept: sums(paid - refund) }),
      html: form(ask.act, say.acts[ask.act], hidden({ ...ask, sure: 'yes' }), brand) + back,
    };
  }
  const bill = billPart(mail);
  const events = await eventsOf(deps.db, booking);
  const history = events.map((event) => ({
    name: momentSaid(event.at, mail),
    value: historyWords[language][isEndedUnpaid(event) ? 'cancelled_unpaid' : event.type],
  }));
  const acts = propertyActs(actingBooking(hotel, booking), deps.clock().getTime());
  const named = acts.flatMap((one) => (one === 'answer_request' ? [] : [names[one]]));
  const forms = named.map((one) =>
    form(
      one,
      say.acts[one],
      (one === 'revise' ? sum(fill(say.price, { currency: booking.currency })) : '') +
        (withWords.has(one) ? area(say.words) : ''),
      foremost.has(one) ? brand : undefined,
    ),
  );
  const answers = requests
    .filter(({ status }) => status === 'open' && acts.includes('answer_request'))
    .flatMap(({ request_id: request, time }) =>
      (['accept', 'decline'] as const).map((one) =>
        form(
          one,
          fill(say.acts[one], { time: formatTime(time, language) }),
          hidden({ request }),
          one === 'accept' ? brand : undefined,
        ),
      ),
    );
  return {
    title,
    text: said === undefined ? '' : say[said],
    html: [
      list(propertyFacts(mail, requests, true)),
      list(bill.facts),
      bill.note === undefined ? '' : `<p style="color:#52605d">${escapedHtml(bill.note)}</p>`,
      ...answers,
      ...forms,
      `<h2>${escapedHtml(say.history)}</h2>`,
      list(history),
    ].join('\n'),
  };
}

const list = (facts: readonly MailFact[]): string =>
  `<dl>${facts
    .map(({ name, value, href }) => {
      const shown = valueHtml(value);
      return `<dt style="color:#52605d">${escapedHtml(name)}</dt><dd style="margin:0 0 8px;overflow-wrap:anywhere">${href === undefined ? shown : `<a href="${escapedHtml(href)}">${shown}</a>`}</dd>`;
    })
    .join('')}</dl>`;

/** A form of one act. In the brand's colour: what the house will mostly do, or what it has just been asked about. */
const form = (one: Act, label: string, fields: string, brand?: string): string => {
  const look =
    brand === undefined
      ? 'border:1px solid #13211f;background:#ffffff;color:#13211f'
      : `border:1px solid ${brand};background:${brand};color:#ffffff`;
  return `<form method="post" style="margin:16px 0;padding:16px;border:1px solid #c9d1cf"><input type="hidden" name="act" value="${one}">${fields}<button style="font:inherit;min-height:44px;padding:12px 20px;${look};cursor:pointer">${escapedHtml(label)}</button></form>`;
};

const hidden = (fields: Readonly<Record<string, unknown>>): string =>
  Object.entries(fields)
    .filter(([name, value]) => name !== 'act' && typeof value === 'string')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapedHtml(String(value))}">`)
    .join('');

const boxed = 'display:block;box-sizing:border-box;width:100%;min-height:44px;margin:4px 0 12px;font:inherit';
const area = (label: string): string =>
  `<label>${escapedHtml(label)}<textarea name="words" rows="3" maxlength="500" style="${boxed}"></textarea></label>`;
const sum = (label: string): string =>
  `<label>${escapedHtml(label)}<input name="price" inputmode="decimal" required style="${boxed}"></label>`;
