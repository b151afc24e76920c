import type { EarlyDeparture, PropertyFolio } from '@latchkey/api-contract/types';
import { permissions } from '@latchkey/booking-core/staff';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { holdOn } from './guaranteed-house.ts';
import { againAtDesk, operatorHeaders, ownerAtDesk, type AtDesk } from './desk.ts';
import { guestCalls } from './guest-calls.ts';
import { closeDueDays } from '../src/features/days/days.ts';
import { book, completeByRazorpay, openOrder, quoteFor } from './journeys.ts';
import { forgetStarted, newcomer, twelveRooms } from './onboarding.ts';
import { editHotel } from './edit-hotel.ts';
import { accountsNeeded } from './accounts-needed.ts';
import { houseOfInvoices } from './house-of-invoices.ts';
import { houseOfRegistrations, lyonnaise } from './house-of-registrations.ts';
import { openEngine } from './open-engine.ts';

type Name = keyof typeof permissions;

const span = { roomTypeId: 'courtyard-king', from: '2026-12-15', to: '2026-12-16' };

// Shows docs/rules.md: People of a hotel (Journal).
describe('every change of a hotel’s side', () => {
  // The model is asked by a job, which does not run here.
  const engine = openEngine(undefined, { TEXT_MODEL_URL: 'http://127.0.0.1:1/v1', TEXT_MODEL_NAME: 'asked-by-nobody' });
  const guests = guestCalls(engine);
  let owner: AtDesk;
  const told = new Set<string>();
  let begun: readonly string[] = [];

  const passTo = (moment: string): void => engine.pass(Date.parse(moment) - engine.deps.clock().getTime());
  const lines = async (): Promise<string[]> =>
    (await engine.deps.db.selectFrom('journal_line').select('operation').where('outcome', '=', 'done').execute()).map(
      ({ operation }) => operation,
    );
  /** Does one act, which must succeed and leave a line of its name. */
  const act = async (name: Name, doing: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> => {
    const response = await doing;
    expect([name, response.statusCode < 300 ? 'done' : response.body]).toEqual([name, 'done']);
    // Those who begin were invited as well: what they left does not count.
    const before = begun.filter((one) => one === name);
    expect((await lines()).filter((one) => one === name).slice(before.length)).toContain(name);
    told.add(name);
    return response;
  };
  const post = (path: string, payload: object = {}) => owner.call('POST', path, payload);
  const asOperator = (path: string, payload: object) =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/${path}`,
      headers: operatorHeaders(engine, 1760),
      payload,
    });
  /** A request of the hotel that confirms by hand. */
  const request = async (): Promise<string> => (await book(engine, { hotelId: 2116, mode: 'at-property' })).bookingId;

  it('leaves a line in its journal', async () => {
    owner = await ownerAtDesk(engine);
    const palace = await ownerAtDesk(engine, 2116);
    begun = await lines();
    expect(begun).toEqual(['invitePerson', 'invitePerson']);

    const colleague = { mail: 'night@1760.example', name: 'Night porter', role: 'reception', language: 'en' };
    const { personId } = (await act('invitePerson', post('people', colleague))).json<{ personId: string }>();
    await act('changePersonRole', owner.call('PUT', `people/${personId}`, { role: 'manager' }));
    await act('makeSignInLink', asOperator(`people/${personId}/links`, {}));
    await act('removePerson', owner.call('DELETE', `people/${personId}`));
    const { keyId } = (await act('createPropertyKey', post('keys', { name: 'Feed' }))).json<{ keyId: string }>();
    await act('revokePropertyKey', owner.call('DELETE', `keys/${keyId}`));

    await act('setInventory', owner.call('PUT', 'inventory', { ...span, total: 1 }));
    const price = { ...span, ratePlanId: 'flexible', priceForPax: [{ pax: 2, price: 5000 }] };
    await act('setRates', owner.call('PUT', 'rates', price));
    await act('setRestrictions', owner.call('PUT', 'restrictions', { ...span, closed: true }));
    await act('clearOverrides', post('overrides/clearing', span));
    await act('changeAri', post('ari', { changes: [{ ...span, closedToArrival: true }] }));

    const headline = { file: 'words.en.json', path: 'headline', value: 'Rooms around one quiet pool' };
    const save = (version: number) => owner.call('PUT', 'set-up/draft', { version, changes: [headline] });
    await act('saveDraft', save(0));
    await act('proposeTexts', post('set-up/proposals', { language: 'hi' }));
    const { texts } = (await owner.call('GET', 'set-up/languages?language=hi')).json<{
      texts: readonly { path: string; original: string | string[] }[];
    }>();
    const lead = texts.find(({ path }) => path === 'lead');
    const own = { path: 'lead', original: lead?.original ?? '', value: 'एक शांत घर' };
    await act('keepTexts', owner.call('PUT', 'set-up/languages/hi/texts', { texts: [own] }));
    await act('publishDraft', post('set-up/publications', { version: 1, from: '2027-03-01' }));
    await act('takeBackPlanned', owner.call('DELETE', 'set-up/planned/2027-03-01'));
    await post('set-up/publications', { version: 3 });
    await act('revertTo', post('set-up/publications/1/revert'));

    const note = await act('addNote', post('notes', { text: 'The lift is being mended' }));
    await act('doneNote', owner.call('DELETE', `notes/${note.json<{ noteId: string }>().noteId}`));

    const requested = async (path: string, payload: object = {}) =>
      palace.call('POST', `bookings/${await request()}/${path}`, payload);
    await act('revisePrice', requested('price-revision', { price: 9000, force: true }));
    await act('confirmRequest', requested('confirmation'));
    await act('rejectRequest', requested('rejection'));

    const stay = await book(engine, { mode: 'at-property' });
    const asked = await guests.post(
      `bookings/${stay.bookingId}/requests`,
      { kind: 'departure', time: '14:00' },
      stay.cookie,
    );
    const { requestId } = asked.json<{ requestId: string }>();
    const answer = post(`bookings/${stay.bookingId}/requests/${requestId}/answer`, { decision: 'accept' });
    await act('answerGuestRequest', answer);
    const wrote = (text: string) => guests.post(`bookings/${stay.bookingId}/messages`, { text }, stay.cookie);
    const { messageId } = (await wrote('May a dog come?')).json<{ messageId: string }>();
    await act('takeAnswer', owner.call('PUT', `answers/message/${messageId}/owner`, { owner: 'me' }));
    await act('closeAnswer', post(`answers/message/${messageId}/closing`, { reason: 'elsewhere' }));
    await act('reopenAnswer', owner.call('DELETE', `answers/message/${messageId}/closing`));
    await act('sendAnswer', post(`answers/message/${messageId}/reply`, { text: 'It may.' }));
    await act('writeToGuest', post(`bookings/${stay.bookingId}/messages`, { channel: 'sms', text: 'Welcome' }));
    const longer = { stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-05' } };
    const quote = await post(`bookings/${stay.bookingId}/change-quote`, longer);
    const { quoteToken } = quote.json<{ quoteToken: string }>();
    await act('changeByProperty', post(`bookings/${stay.bookingId}/change`, { quoteToken }));
    const walkIn = await post('bookings', {
      quoteToken: (await quoteFor(engine, { roomTypeId: 'garden-twin' })).quoteToken,
      guest: { fullName: 'Ben Roy', phone: '+919845012346' },
      locale: 'en',
      pays: 'at_property',
    });
    await act('bookAtProperty', Promise.resolve(walkIn));
    const { bookingId: walkInId } = walkIn.json<{ bookingId: string }>();
    const cash = await act('recordPayment', post(`bookings/${walkInId}/payments`, { amount: 900, method: 'cash' }));
    const [payment] = cash.json<{ propertyPayments: { paymentId: string }[] }>().propertyPayments;
    await act('takePaymentBack', post(`bookings/${walkInId}/payments/${payment?.paymentId ?? ''}/take-back`));
    const { toPay } = (await owner.call('GET', `bookings/${walkInId}`)).json<{ toPay: number }>();
    await post(`bookings/${walkInId}/payments`, { amount: toPay, method: 'cash' });
    await post(`bookings/${walkInId}/refunds`, { amount: 100 });
    await act('giveBackAtProperty', post(`bookings/${walkInId}/given-back`, { method: 'cash' }));
    const bar = { kind: 'extra', name: 'Bar', amount: 500 };
    const line = async (): Promise<string> => {
      const posted = await act('postToFolio', post(`bookings/${walkInId}/folio/lines`, bar));
      return posted.json<PropertyFolio>().lines.at(-1)?.id ?? '';
    };
    const [wrong, nextDoor] = [await line(), await line()];
    await act('reverseFolioLine', post(`bookings/${walkInId}/folio/lines/${wrong}/reversal`, { reason: 'A slip' }));
    const payer = { kind: 'company', name: 'Acme Ltd' };
    const added = await act('addFolioPayer', post(`bookings/${walkInId}/folio/payers`, payer));
    const company = added.json<PropertyFolio>().payers.at(-1)?.payerId;
    const move = { from: 'guest', to: company, what: { room: 0 } };
    await act('moveFolioLines', post(`bookings/${walkInId}/folio/moves`, move));
    const beside = await book(engine, { mode: 'at-property' });
    const transfer = { lineIds: [nextDoor], toBooking: beside.bookingId, reason: 'Next door' };
    await act('transferFolioLines', post(`bookings/${walkInId}/folio/transfers`, transfer));
    await editHotel(engine, 1760, ({ facts }) => {
      facts.countryCode = 'IN';
    });
    await act('setInvoiceSettings', owner.call('PUT', 'invoice-settings', houseOfInvoices));
    await act('setBounds', owner.call('PUT', 'bounds', { pricePercent: 10, refund: 5000 }));
    const paid = await book(engine);
    await completeByRazorpay(engine, paid.bookingId, await openOrder(engine, paid.bookingId));
    await act('refundByProperty', post(`bookings/${paid.bookingId}/refunds`, { amount: 100 }));
    await act('sendVoucherAgain', post(`bookings/${stay.bookingId}/voucher`));
    await act('sendPaymentLink', post(`bookings/${stay.bookingId}/payment-link`));
    await act('changeContact', owner.call('PUT', `bookings/${stay.bookingId}/contact`, { fullName: 'Asha R. Rao' }));
    await act('cancelByProperty', post(`bookings/${paid.bookingId}/cancellation`));

    const { units } = (await owner.call('GET', 'units')).json<{ units: { unitId: string; roomTypeId: string }[] }>();
    const king = units.find(({ roomTypeId }) => roomTypeId === 'courtyard-king')?.unitId ?? '';
    const closing = { first: '2026-12-20', last: '2026-12-21', kind: 'out_of_order' };
    const { closureId } = (await act('closeUnit', post(`units/${king}/closures`, closing))).json<{
      closureId: string;
    }>();
    await act('reopenUnit', owner.call('DELETE', `closures/${closureId}`));
    await act('setUnitState', owner.call('PUT', `units/${king}/state`, { state: 'inspected' }));
    await act('reportBroken', post(`units/${king}/broken`, { text: 'The tap drips' }));
    await act('markMended', owner.call('DELETE', `units/${king}/broken`));
    await act('moveStay', post(`units/${king}/stays`, { booking: stay.bookingId }));
    await act('unpinStay', owner.call('DELETE', `bookings/${stay.bookingId}/pins`));

    const absent = await book(engine, { mode: 'at-property' });
    passTo('2026-12-02T12:00:00Z');
    owner = await againAtDesk(engine, owner);
    await holdOn(engine, absent.bookingId);
    const part = { amount: 40, reason: 'A broken window' };
    await act('captureDeposit', post(`bookings/${absent.bookingId}/deposit/capture`, part));
    await holdOn(engine, absent.bookingId);
    await act('letDepositGo', post(`bookings/${absent.bookingId}/deposit/let-go`));
    await act('markArrival', post(`bookings/${stay.bookingId}/arrival`));
    await act('takeArrivalBack', post(`bookings/${stay.bookingId}/arrival/undo`));
    await post(`bookings/${stay.bookingId}/arrival`);
    const connect = () => owner.call('PUT', 'fiscal', { account: 'house', key: 'a key' });
    await act('setFiscalService', connect());
    await act('removeFiscalService', owner.call('DELETE', 'fiscal'));
    await connect();
    const issued = await act('issueInvoice', post(`bookings/${stay.bookingId}/invoices`, {}));
    const { invoiceId } = issued.json<{ invoiceId: string }>();
    await act('signInvoice', post(`invoices/${invoiceId}/signature`, {}));
    await act('creditInvoice', post(`invoices/${invoiceId}/credit-note`, { reason: 'Another name' }));
    await editHotel(engine, 1760, ({ facts }) => {
      facts.countryCode = 'PT';
    });
    await act('setRegistrationSettings', owner.call('PUT', 'registration-settings', houseOfRegistrations));
    const registration = (path: string, body: object = {}) => post(`registrations/${stay.bookingId}/${path}`, body);
    for (const place of [0, 1])
      await act(
        'keepRegistration',
        owner.call('PUT', `registrations/${stay.bookingId}/travellers/${place}`, lyonnaise),
      );
    await act('confirmRegistration', registration('confirmation', { isSigned: false }));
    await act('readRegistration', registration('reading'));
    await act('listRegisteredDay', post('registrations/day', { day: '2026-12-02' }));
    const file = await act('makeRegistrationFile', registration('files', { kind: 'arrival' }));
    const { reportId } = file.json<{ reportId: string }>();
    await act('handInRegistration', post(`registration-files/${reportId}/receipt`, { receipt: '7' }));
    const leaving = { owing: { reason: 'The company pays' } };
    await act('markDeparture', post(`bookings/${stay.bookingId}/departure`, leaving));
    await act('sendRegistration', registration('sendings', { kind: 'departure' }));
    await act('takeDepartureBack', owner.call('DELETE', `bookings/${stay.bookingId}/departure`));
    const early = await owner.call('GET', `bookings/${stay.bookingId}/departure/early`);
    const { keep, charged } = early.json<EarlyDeparture>().options[0] ?? { keep: 'terms', charged: 0 };
    await act(
      'departEarly',
      post(`bookings/${stay.bookingId}/departure/early`, { early: { keep, charged }, ...leaving }),
    );
    await act('markNoShow', post(`bookings/${absent.bookingId}/no-show`));
    await act('takeNoShowBack', post(`bookings/${absent.bookingId}/no-show/undo`));

    const review = { rating: 5, text: 'See cheap-rooms.com' };
    expect((await guests.post(`review-invitations/${stay.bookingId}/review`, review, stay.cookie)).statusCode).toBe(
      201,
    );
    const judgement = asOperator(`bookings/${stay.bookingId}/review/judgement`, { decision: 'publish' });
    await act('judgeReview', judgement);
    const thanks = owner.call('PUT', `bookings/${stay.bookingId}/review/answer`, { answer: 'Thank you.' });
    await act('answerReview', thanks);

    const asha = await newcomer(engine);
    const house = await asha.save(await asha.begin(), { rooms: { typed: twelveRooms } });
    await act('openHotel', asha.asOwner(house.hotelId, 'POST', 'opening', {}));

    const named = await act('nameOwnDomain', owner.call('PUT', 'own-domain', { host: 'stay.courtyard.example' }));
    const { domain, target } = named.json<{
      domain: { proof: { name: string; value: string } };
      target: { host: string };
    }>();
    engine.names.set('TXT', domain.proof.name, domain.proof.value);
    engine.names.set('CNAME', 'stay.courtyard.example', target.host);
    await act('checkOwnDomain', owner.call('POST', 'own-domain/check', {}));
    await act('removeOwnDomain', owner.call('DELETE', 'own-domain/stay.courtyard.example'));
    await forgetStarted(engine);

    engine.own.doors.accounts.set('sk_test_courtyard', 'acct_courtyard');
    const keys = { keyId: 'pk_test_courtyard', secretKey: 'sk_test_courtyard' };
    await act('keepGatewayAccount', owner.call('PUT', 'gateway-accounts/stripe', keys));
    await act('removeGatewayAccount', owner.call('DELETE', 'gateway-accounts/stripe'));

    const opened = await act('openShift', post('shifts', { float: 500 }));
    const { shiftId } = opened.json<{ shiftId: string }>();
    await act('moveCash', post(`shifts/${shiftId}/moves`, { kind: 'in', amount: 100, note: 'Small change' }));
    await act('countShift', post(`shifts/${shiftId}/count`, { counted: 600 }));
    await act('setDayEnd', owner.call('PUT', 'day-end', { endsAt: '00:00' }));
    await closeDueDays(engine.deps);
    const { openDay } = (await owner.call('GET', 'days')).json<{ openDay: string }>();
    await act('endDay', post(`days/${openDay}/end`));

    const accounts = { chart: 'own', datev: null, advanceTax: null, accounts: await accountsNeeded(owner) };
    await act('setBookkeeping', owner.call('PUT', 'books', accounts));
    await act('makeBookkeepingBatch', owner.call('POST', 'books/batches', { month: openDay.slice(0, 7) }));

    const changing = Object.entries(permissions).filter(([, { changes }]) => changes);
    expect([...told].toSorted()).toEqual(changing.map(([name]) => name).toSorted());
  });
});
