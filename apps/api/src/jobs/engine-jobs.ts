import type { LocalDate } from '@latchkey/booking-core/dates';
import { forgetStockChanges } from '../database/stock-changes.ts';
import type { Deps } from '../deps.ts';
import { erasePictures, eraseUnnamedImages } from '../features/images/images.ts';
import { expireBookings, lapseChanges, lapseShares } from '../features/reservations/reservations.ts';
import { stockDue } from '../features/stock/stock.ts';
import { relayOutbox } from './relay-outbox.ts';
import { processWaiting, reconcilePayments, tendCards, tendDeposits } from '../features/payments/payments.ts';
import { forgetFormerForms } from './former-forms.queries.ts';
import { inviteReviews, tellOfFreeRooms } from '../features/guest-relations/guest-relations.ts';
import { announceChanges, announcePages } from '../features/discovery/discovery.ts';
import { proposeDue, publishPlanned } from '../features/property/property.ts';
import { closeDueDays } from '../features/days/days.ts';
import { forgetRegistrations } from '../features/registration/registration.ts';
import { takeSnapshots } from '../features/reports/reports.ts';
import { checkDueDomains } from '../features/onboarding/onboarding.ts';
import type { Job } from './job-runner.ts';
import { dueAgain, forgetOld } from './upkeep.ts';

const hourMs = 3_600_000;

/** Everything the engine does by itself. */
export function engineJobs(deps: Deps): Job[] {
  const everyMs = deps.settings.jobIntervalMs;
  const booksKept = new Map<number, LocalDate>();
  const nextEnds = new Map<number, number>();
  return [
    { name: 'expire bookings', everyMs, run: (isStopping) => untilNone(() => expireBookings(deps), isStopping) },
    {
      name: 'lapse changes',
      everyMs: everyMs * 5,
      run: (isStopping) => untilNone(() => lapseChanges(deps), isStopping),
    },
    { name: 'lapse shares', everyMs: everyMs * 5, run: (isStopping) => untilNone(() => lapseShares(deps), isStopping) },
    { name: 'relay outbox', everyMs, run: (isStopping) => untilNone(() => relayOutbox(deps, isStopping), isStopping) },
    { name: 'due again', everyMs: 60_000, run: () => setDueAgain(deps) },
    { name: 'reconcile payments', everyMs: everyMs * 5, run: () => reconcilePayments(deps) },
    { name: 'tend kept cards', everyMs: everyMs * 5, run: () => tendCards(deps) },
    { name: 'tend security deposits', everyMs: everyMs * 5, run: () => tendDeposits(deps) },
    {
      name: 'process webhooks',
      everyMs: everyMs * 5,
      run: (isStopping) => untilNone(() => processWaiting(deps), isStopping),
    },
    { name: 'invite reviews', everyMs: hourMs, run: () => inviteReviews(deps) },
    { name: 'stock hotels', everyMs: 60_000, run: (isStopping) => untilNone(() => stockDue(deps), isStopping) },
    {
      name: 'publish planned',
      everyMs: 60_000,
      run: (isStopping) => untilNone(() => publishPlanned(deps), isStopping),
    },
    // Needs a text model.
    ...(deps.textModel === null
      ? []
      : [
          {
            name: 'propose texts',
            everyMs: 2000,
            run: (isStopping: () => boolean) => untilNone(() => proposeDue(deps), isStopping),
          },
        ]),
    { name: 'check domains', everyMs: 5000, run: (isStopping) => untilNone(() => checkDueDomains(deps), isStopping) },
    { name: 'announce changes', everyMs: 60_000, run: () => announceChanges(deps) },
    { name: 'announce pages', everyMs: 10 * 60_000, run: () => announcePages(deps) },
    { name: 'tell of free rooms', everyMs: 60_000, run: () => tellOfFreeRooms(deps) },
    { name: 'keep the books', everyMs: 10 * 60_000, run: () => takeSnapshots(deps, booksKept) },
    { name: 'end the day', everyMs: 60_000, run: () => closeDueDays(deps, nextEnds) },
    { name: 'forget stock changes', everyMs: 60_000, run: () => forgetStockChanges(deps.db) },
    { name: 'forget former forms', everyMs: 60_000, run: () => forgetFormerForms(deps.db, deps.clock()) },
    {
      name: 'erase pictures',
      everyMs: hourMs,
      run: (isStopping) => untilNone(() => erasePictures(deps), isStopping),
    },
    {
      name: 'erase unnamed images',
      everyMs: hourMs,
      run: (isStopping) => untilNone(() => eraseUnnamedImages(deps), isStopping),
    },
    {
      name: 'forget registrations',
      everyMs: hourMs,
      run: (isStopping) => untilNone(() => forgetRegistrations(deps), isStopping),
    },
    { name: 'forget quotes and keys', everyMs: hourMs, run: () => forgetOld(deps.db, deps.clock()) },
  ];
}

async function setDueAgain({ db, clock, log, settings }: Deps): Promise<void> {
  const rows = await dueAgain(db, clock(), { reconcileMs: settings.reconcileAfterMs });
  if (rows > 0) log.warn({ rows }, 'put off by a clock that was ahead: due now');
}

async function untilNone(work: () => Promise<number>, isStopping: () => boolean): Promise<void> {
  while (!isStopping() && (await work()) > 0);
}
