import { noteBookingChange } from '../../../database/booking-changes.ts';
import { bookingKey } from '../../../database/booking-key.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { sendToAlloggiati } from '../authorities/alloggiati.ts';
import { sendToSes } from '../authorities/ses.ts';
import { sendToSiba } from '../authorities/siba.ts';
import type { FileToSend, Taken } from '../authorities/soap.ts';
import { openedFile } from '../entries/sealed-entry.ts';
import { houseKeysOf, settingsOf } from '../entries/settings.queries.ts';
import { settleKept } from './settle-kept.ts';
import { countFailure, findReport, settleReport } from '../entries/reports.queries.ts';

const senders = { siba: sendToSiba, alloggiati: sendToAlloggiati, ses: sendToSes } as const;

export type SentScheme = keyof typeof senders;
export const isSent = (scheme: string): scheme is SentScheme => Object.hasOwn(senders, scheme);

/**
 * Sends a file to its authority, and notes what became of it. Throws where the authority is out of reach: the outbox tries
 * again. A sender that is killed between the answer and its note sends the same file under the same number once more.
 */
export async function sendReport(
  { db, clock, settings, hotels }: Pick<Deps, 'db' | 'clock' | 'settings' | 'hotels'>,
  hotelId: number,
  reportId: string,
): Promise<void> {
  const report = await findReport(db, hotelId, reportId);
  if (report === undefined || report.state !== 'sending' || report.sealed === null || !isSent(report.scheme)) return;
  const house = await settingsOf(db, hotelId);
  const content = openedFile({ ...report, sealed: report.sealed }, settings.registrationKeys);
  const keys = await houseKeysOf(db, hotelId, settings.registrationKeys);
  const hotel = await hotels.byId(hotelId);
  const said: Taken =
    content === null || keys === null
      ? { kind: 'refused', words: 'The keys of the house cannot be opened' }
      : await senders[report.scheme]({
          url: settings.authorities[report.scheme],
          house: house?.house ?? {},
          keys,
          content,
          number: report.number,
        } satisfies FileToSend);
  await transact(db, async (tx) => {
    const at = clock();
    const settled = await settleReport(
      tx,
      report,
      ['sending'],
      said.kind === 'taken'
        ? { state: 'sent', sent_at: at, receipt: said.receipt, refusal: null }
        : { state: 'refused', refusal: said.words },
    );
    if (!settled) return;
    if (said.kind === 'taken' && hotel !== undefined) await settleKept(tx, hotel, report, at);
    noteBookingChange(tx, bookingKey(hotelId, report.booking_id));
  });
}

/** Counts that the authority was out of reach. */
export const noteFailure = ({ db }: Pick<Deps, 'db'>, hotelId: number, reportId: string): Promise<void> =>
  countFailure(db, { hotel_id: hotelId, report_id: reportId });
