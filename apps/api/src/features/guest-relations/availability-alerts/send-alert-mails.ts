import { stayUrl } from '@latchkey/site/urls';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { forgetEntry } from '../forms/form-entries.queries.ts';
import { unconfirmedKeptMs } from '../forms/send-letters-mail.ts';
import { forgetLink, hasLinkSince, publicUrl } from '../../messaging/messaging.ts';
import { alertKind } from './availability-alert.ts';
import { alertLink, alertMail, alertUrl, wordedAlert } from './alert-mail.ts';
import { isAhead, stayIsFree } from './stay-is-free.ts';

const hourMs = 3_600_000;

/** Asks an address, by a link in a mail, whether it wants to be told. Throws when the mail was not taken. */
export async function sendAlertConfirmation(deps: Deps, hotelId: number, entryId: string): Promise<void> {
  const worded = await wordedAlert(deps, hotelId, entryId);
  if (worded === undefined || worded.alert.confirmed) return;
  const now = deps.clock();
  const sent = { hotelId, purpose: 'availability-alert', subject: entryId } as const;
  if (await transact(deps.db, (tx) => hasLinkSince(tx, sent, new Date(now.getTime() - hourMs)))) return;
  const until = new Date(now.getTime() + unconfirmedKeptMs);
  const token = await alertLink(deps, worded, 'availability-alert', until);
  const stop = await alertLink(deps, worded, 'availability-stop', lastsUntil(worded.alert.checkOut));
  const { say } = worded;
  try {
    await deps.messages.sendMail(
      alertMail(deps, worded, {
        purpose: 'letters',
        id: `availability-alert.${entryId}.${now.getTime()}`,
        subject: say('confirmSubject'),
        text: say('confirmText'),
        button: { label: say('confirm'), url: alertUrl(deps, worded, 'availability-alerts', token) },
        closing: say('confirmClosing'),
        stop: { label: say('stop'), url: alertUrl(deps, worded, 'availability-stops', stop) },
      }),
    );
  } catch (cause) {
    // The next try makes others: only hashes of these are kept.
    await forgetLink(deps.db, token);
    await forgetLink(deps.db, stop);
    throw cause;
  }
}

/** Tells a confirmed address that its stay can be booked, when that is true at this moment, and erases it. Throws when the mail was not taken. */
export async function sendAvailabilityMail(deps: Deps, hotelId: number, entryId: string): Promise<void> {
  const worded = await wordedAlert(deps, hotelId, entryId);
  if (worded === undefined || !worded.alert.confirmed) return;
  const { hotel, alert, say } = worded;
  if (!isAhead(hotel, alert, deps.clock()) || !(await stayIsFree(deps, hotel, alert, 'database'))) return;
  const { checkIn, checkOut, adults, childAges, infants } = alert;
  const stay = stayUrl(
    { hotelId, checkIn, checkOut, guests: { adults, childAges, infants } },
    { lang: alert.language },
  );
  await deps.messages.sendMail(
    alertMail(deps, worded, {
      purpose: 'alert',
      id: `availability-free.${entryId}`,
      subject: say('freeSubject'),
      text: say('freeText'),
      button: { label: say('see'), url: publicUrl(deps.settings, hotel, stay) },
      closing: say('freeClosing'),
      stop: null,
    }),
  );
  await forgetEntry(deps.db, { hotelId, kind: alertKind, entryId });
}

/** A day after the stay, wherever the hotel is. */
const lastsUntil = (checkOut: string): Date => new Date(Date.parse(checkOut) + 48 * hourMs);
