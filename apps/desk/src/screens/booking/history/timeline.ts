import type { BookingAtDesk, JournalLine } from '@latchkey/api-contract/types';

/** One thing that happened to a booking: by somebody of the house, or an event of the guest, the money or the clock. */
export type TimelineEntry =
  | { readonly kind: 'act'; readonly at: string; readonly line: JournalLine }
  | { readonly kind: 'event'; readonly at: string; readonly type: string; readonly why?: string | undefined };

/** Events that an act of the house causes: its line in the journal tells them already, and who it was. */
const causedBy: Readonly<Record<string, readonly string[]>> = {
  confirmRequest: ['confirmed', 'accepted'],
  rejectRequest: ['rejected'],
  revisePrice: ['price_revised'],
  answerGuestRequest: ['request_answered'],
  markArrival: ['arrived'],
  takeArrivalBack: ['arrival_undone'],
  markDeparture: ['departed'],
  departEarly: ['departed', 'modified'],
  takeDepartureBack: ['departure_undone', 'modified'],
  markNoShow: ['no_show'],
  takeNoShowBack: ['no_show_undone'],
  changeByProperty: ['modified'],
  cancelByProperty: ['cancelled'],
  refundByProperty: ['refunded_by_property', 'price_lowered'],
  changeContact: ['contact_changed'],
  sendPaymentLink: ['payment_link_sent'],
  recordPayment: ['paid_at_property', 'confirmed'],
  takePaymentBack: ['payment_taken_back'],
  captureDeposit: ['deposit_captured'],
  letDepositGo: ['deposit_let_go'],
  giveBackAtProperty: ['given_back_at_property'],
  postToFolio: ['folio_posted', 'surplus_given_back', 'owed_at_property'],
  reverseFolioLine: ['folio_reversed', 'surplus_given_back', 'owed_at_property'],
  addFolioPayer: ['payer_added'],
  moveFolioLines: ['folio_moved'],
  transferFolioLines: ['folio_transferred', 'surplus_given_back', 'owed_at_property'],
};

/** Event and line of one act are written in one transaction. */
const togetherMs = 5000;

/** All that happened to a booking, latest first: what the journal tells is told once, with its author. */
export function timelineOf(events: BookingAtDesk['events'], journal: readonly JournalLine[]): readonly TimelineEntry[] {
  const isTold = ({ at, type }: BookingAtDesk['events'][number]): boolean =>
    journal.some(
      (line) =>
        line.outcome === 'done' &&
        (causedBy[line.operation] ?? []).includes(type) &&
        Math.abs(Date.parse(line.at) - Date.parse(at)) <= togetherMs,
    );
  const entries: TimelineEntry[] = [
    ...journal.map((line) => ({ kind: 'act' as const, at: line.at, line })),
    ...events.filter((event) => !isTold(event)).map((event) => ({ kind: 'event' as const, ...event })),
  ];
  return entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
