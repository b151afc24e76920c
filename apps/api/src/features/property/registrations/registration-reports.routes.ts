import type { FastifyInstance } from 'fastify';
import { dutyRuleOf, type AlloggiatiCodes, type ReportKind } from '@latchkey/booking-core/registration';
import { actingNow } from '../../../database/acting.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { noteAct } from '../../../database/journal.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { findBooking, lockBooking, type BookingRow } from '../../bookings/bookings.ts';
import { propertyToday, type HotelRecord } from '../../catalogue/catalogue.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { enqueue } from '../../outbox/outbox.ts';
import {
  alloggiatiCodes,
  findReport,
  houseKeysOf,
  houseFieldsOf,
  isSent,
  keyFieldsOf,
  makeReport,
  sealedHouseKeys,
  settingsOf,
  settleKept,
  settleReport,
  writeSettings,
  type NotNow,
} from '../../registration/registration.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { registrationSettingsView } from './registration-settings-view.ts';
import { ruleOfStay, viewOfStay } from './stay-of-registration.ts';

const mediaTypes: Readonly<Record<string, readonly [string, string]>> = {
  siba: ['application/xml', 'xml'],
  ses: ['application/xml', 'xml'],
};

/** Files for authorities: made, sent, handed in by hand; and what the house says of itself there. */
export function registrationReportsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, settings } = deps;

  /** Codes of Italy's authority, asked for before anything is locked; null where it is another's, or out of reach. */
  const codesFor = async (hotel: HotelRecord, row: BookingRow): Promise<AlloggiatiCodes | null> => {
    if ((await ruleOfStay(db, hotel, row))?.scheme !== 'alloggiati') return null;
    const keys = await houseKeysOf(db, hotel.id, settings.registrationKeys);
    if (keys === null) return null;
    return alloggiatiCodes(settings.authorities.alloggiati, keys).catch((cause: unknown) => {
      deps.log.warn({ hotelId: hotel.id, err: cause }, 'the codes of an authority could not be read');
      return null;
    });
  };

  const make = async (
    tx: Transaction,
    hotel: HotelRecord,
    key: BookingRow,
    asked: { readonly kind: ReportKind; readonly isSent: boolean; readonly codes: AlloggiatiCodes | null },
    at: Date,
  ) => {
    const row = await lockBooking(tx, key);
    if (row?.status !== 'confirmed') return 'no_duty';
    return makeReport(tx, deps, await hotel.agreedHotel(tx, row), row, asked, at);
  };

  route(app, 'makeRegistrationFile', async ({ headers, params, body: { kind } }, { reply }) => {
    reply.header('cache-control', 'private, no-store');
    const hotel = await hotelOfCaller(deps, headers);
    const row = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (row === undefined) return unknownBooking;
    const codes = await codesFor(hotel, row);
    const made = await transact(db, (tx) => make(tx, hotel, row, { kind, isSent: false, codes }, clock()));
    if (typeof made === 'string') return { status: 409, body: { code: made } };
    const { report, content } = made;
    const [mediaType, extension] = mediaTypes[report.scheme] ?? ['text/plain', 'txt'];
    const fileName = `${report.scheme}-${row.reference}-${kind}-${report.number}.${extension}`;
    return { status: 200, body: { reportId: report.report_id, fileName, mediaType, content, hash: report.hash } };
  });

  route(app, 'sendRegistration', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    const row = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (row === undefined) return unknownBooking;
    const rule = await ruleOfStay(db, hotel, row);
    if (rule === undefined) return { status: 409, body: { code: 'no_duty' } };
    if (!isSent(rule.scheme)) return { status: 409, body: { code: 'not_by_wire' } };
    if ((await houseKeysOf(db, hotel.id, settings.registrationKeys)) === null)
      return { status: 409, body: { code: 'keys_missing' } };
    const codes = await codesFor(hotel, row);
    const claimed = {
      hotelId: hotel.id,
      scope: `registration:${row.booking_id}`,
      key: headers['idempotency-key'],
      requestHash: requestHashOf(body),
    };
    const said = await idempotently<'done' | NotNow>(deps, claimed, async (tx, rollback, at) => {
      const made = await make(tx, hotel, row, { kind: body.kind, isSent: true, codes }, at);
      if (typeof made === 'string') return rollback(made);
      const { report_id: reportId } = made.report;
      const message = {
        hotelId: hotel.id,
        kind: 'registration-report',
        dedupeKey: `registration-report:${reportId}`,
      } as const;
      await enqueue(tx, [{ ...message, payload: { reportId } }], at);
      return 'done';
    });
    if (said === 'idempotency_key_reused') return { status: 422, body: { code: said } };
    if (said !== 'done' && said !== 'repeated') return { status: 409, body: { code: said } };
    return { status: 200, body: await viewOfStay(deps, hotel, rule, row) };
  });

  route(app, 'handInRegistration', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    const report = hotel === undefined ? undefined : await findReport(db, hotel.id, params.report);
    if (hotel === undefined) return noKey;
    const row = report === undefined ? undefined : await findBooking(db, bookingKey(hotel.id, report.booking_id));
    const rule = row === undefined ? undefined : await ruleOfStay(db, hotel, row);
    if (report === undefined || row === undefined || rule === undefined) return unknownBooking;
    if (report.state === 'sending') return { status: 409, body: { code: 'sending' } };
    const settled = await transact(db, async (tx) => {
      const at = clock();
      const by = actingNow()?.name ?? null;
      const to = { state: 'sent', sent_at: at, sent_by: by, receipt: body.receipt, refusal: null } as const;
      if (!(await settleReport(tx, report, ['made', 'refused'], to))) return false;
      await settleKept(tx, hotel, report, at);
      noteAct(tx, { hotelId: hotel.id, bookingId: row.booking_id, after: { handedIn: report.kind, ...body } });
      return true;
    });
    if (!settled) return { status: 409, body: { code: 'already_reported' } };
    return { status: 200, body: await viewOfStay(deps, hotel, rule, row) };
  });

  const viewOf = async (hotel: HotelRecord) =>
    registrationSettingsView(
      hotel,
      await settingsOf(db, hotel.id),
      settings.registrationKeys,
      propertyToday(hotel.sale.timeZone, clock()),
    );

  route(app, 'getRegistrationSettings', async ({ headers }) => {
    const hotel = await hotelOfCaller(deps, headers);
    return hotel === undefined ? noKey : { status: 200, body: await viewOf(hotel) };
  });

  route(app, 'setRegistrationSettings', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (body.keys !== undefined && settings.registrationKeys.length === 0)
      return { status: 409, body: { code: 'cannot_keep' } };
    const today = propertyToday(hotel.sale.timeZone, clock());
    const rule = dutyRuleOf(hotel.readFacts().countryCode, today, body.ownFields);
    const [fields, keyFields] = rule === undefined ? [[], []] : [houseFieldsOf(rule.scheme), keyFieldsOf(rule.scheme)];
    const isKnown =
      Object.keys(body.house).every((field) => fields.includes(field)) &&
      (body.keys === undefined || keyFields.every((field) => (body.keys?.[field] ?? '') !== ''));
    if (!isKnown) return { status: 422, body: { code: 'unknown_field' } };
    await transact(db, async (tx) => {
      const before = await settingsOf(tx, hotel.id);
      await writeSettings(tx, {
        hotel_id: hotel.id,
        house: body.house,
        own_fields: body.ownFields,
        sealed:
          body.keys === undefined
            ? (before?.sealed ?? null)
            : sealedHouseKeys(body.keys, hotel.id, settings.registrationKeys),
        changed_at: clock(),
      });
      noteAct(tx, {
        hotelId: hotel.id,
        subject: rule?.scheme ?? 'registration',
        after: { ownFields: body.ownFields, hasNewKeys: body.keys !== undefined },
      });
    });
    return { status: 200, body: await viewOf(hotel) };
  });
}
