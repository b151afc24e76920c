import { hotels } from './migrations/0001-hotels.ts';
import { bookings } from './migrations/0002-bookings.ts';
import { payments } from './migrations/0003-payments.ts';
import { afterBooking } from './migrations/0004-after-booking.ts';
import { propertyStock } from './migrations/0005-property-stock.ts';
import { forms } from './migrations/0006-forms.ts';
import { stockChanges } from './migrations/0007-stock-changes.ts';
import { proofs } from './migrations/0008-proofs.ts';
import { givenUp } from './migrations/0009-given-up.ts';
import { codeLimits } from './migrations/0010-code-limits.ts';
import { sentMessages } from './migrations/0011-sent-messages.ts';
import { callCounts } from './migrations/0012-call-counts.ts';
import { unmatchedPayments } from './migrations/0013-unmatched-payments.ts';
import { leastFee } from './migrations/0014-least-fee.ts';
import { openHolds } from './migrations/0015-open-holds.ts';
import { propertyKeys } from './migrations/0016-property-keys.ts';
import { changesByHotel } from './migrations/0017-changes-by-hotel.ts';
import { reviews } from './migrations/0018-reviews.ts';
import { postedForms } from './migrations/0019-posted-forms.ts';
import { hotelListings } from './migrations/0020-hotel-listings.ts';
import { hotelPages } from './migrations/0021-hotel-pages.ts';
import { attribution } from './migrations/0022-attribution.ts';
import { availabilityAlerts } from './migrations/0023-availability-alerts.ts';
import { shortLinks } from './migrations/0024-short-links.ts';
import { messageRecipients } from './migrations/0025-message-recipients.ts';
import { bookingNames } from './migrations/0026-booking-names.ts';
import { heldRooms } from './migrations/0027-held-rooms.ts';
import { foundPages } from './migrations/0028-found-pages.ts';
import { agreedTerms } from './migrations/0029-agreed-terms.ts';
import { gatewayAccount } from './migrations/0030-gateway-account.ts';
import { propertyDoors } from './migrations/0031-property-doors.ts';
import { notices } from './migrations/0033-notices.ts';
import { toldPurchases } from './migrations/0034-told-purchases.ts';
import { waitingEvents } from './migrations/0035-waiting-events.ts';
import { arrivals } from './migrations/0036-arrivals.ts';
import { paymentAccounts } from './migrations/0037-payment-accounts.ts';
import { restrictions } from './migrations/0038-restrictions.ts';
import { codeUses } from './migrations/0039-code-uses.ts';
import { heldExtras } from './migrations/0040-held-extras.ts';
import { stayLengths } from './migrations/0041-stay-lengths.ts';
import { oneServer } from './migrations/0042-one-server.ts';
import { lostPayments } from './migrations/0043-lost-payments.ts';
import { hotelVersions } from './migrations/0044-hotel-versions.ts';
import { hotelTexts } from './migrations/0045-hotel-texts.ts';
import { hotelFilms } from './migrations/0046-hotel-films.ts';
import { journal } from './migrations/0047-journal.ts';
import { people } from './migrations/0048-people.ts';
import { daySheet } from './migrations/0049-day-sheet.ts';
import { foundBookings } from './migrations/0050-found-bookings.ts';
import { passkeys } from './migrations/0051-passkeys.ts';
import { propertyPayments } from './migrations/0052-property-payments.ts';
import { bounds } from './migrations/0053-bounds.ts';
import { bookedBy } from './migrations/0054-booked-by.ts';
import { answers } from './migrations/0055-answers.ts';
import { askedLately } from './migrations/0056-asked-lately.ts';
import { bookingAtDesk } from './migrations/0058-booking-at-desk.ts';
import { pushDevices } from './migrations/0059-push-devices.ts';
import { dayLooks } from './migrations/0060-day-looks.ts';
import { density } from './migrations/0061-density.ts';
import { figuresSet } from './migrations/0069-figures-set.ts';
import { roomUnits } from './migrations/0070-room-units.ts';
import { hotelNews } from './migrations/0071-hotel-news.ts';
import { thirdGateway } from './migrations/0072-third-gateway.ts';
import { hotelPublications } from './migrations/0076-hotel-publications.ts';
import { hotelPictures } from './migrations/0080-hotel-pictures.ts';
import { keptCards } from './migrations/0081-kept-cards.ts';
import { hotelStarts } from './migrations/0085-hotel-starts.ts';
import { hotelImages } from './migrations/0088-hotel-images.ts';
import { triedOrders } from './migrations/0091-tried-orders.ts';
import { paymentShares } from './migrations/0095-payment-shares.ts';
import { ownDomains } from './migrations/0099-own-domains.ts';
import { heldHotels } from './migrations/0100-held-hotels.ts';
import { securityDeposits } from './migrations/0103-security-deposits.ts';
import { unnamedImages } from './migrations/0106-unnamed-images.ts';
import { gatewayAccounts } from './migrations/0107-gateway-accounts.ts';
import { vendorsOfCards } from './migrations/0108-vendors-of-cards.ts';
import { proposedTexts } from './migrations/0110-proposed-texts.ts';
import { depositsGivenBack } from './migrations/0113-deposits-given-back.ts';
import { purposesOfQuotes } from './migrations/0116-purposes-of-quotes.ts';
import { paidRequests } from './migrations/0118-paid-requests.ts';
import { propertyMailboxes } from './migrations/0122-property-mailboxes.ts';
import { endsOfAccess } from './migrations/0126-ends-of-access.ts';
import { usedBrowsers } from './migrations/0127-used-browsers.ts';
import { refusedActs } from './migrations/0128-refused-acts.ts';
import { hotelNames } from './migrations/0130-hotel-names.ts';
import { openingsLookedAt } from './migrations/0131-openings-looked-at.ts';
import { changesToLookAt } from './migrations/0132-changes-to-look-at.ts';
import { journalChain } from './migrations/0133-journal-chain.ts';
import { sharesOfTheTextModel } from './migrations/0134-shares-of-the-text-model.ts';
import { messagesKeptBack } from './migrations/0135-messages-kept-back.ts';
import { paymentsOfOneOrder } from './migrations/0136-payments-of-one-order.ts';
import { namesOfThoseWhoProved } from './migrations/0137-names-of-those-who-proved.ts';
import { folios } from './migrations/0138-folios.ts';
import { invoices } from './migrations/0139-invoices.ts';
import { bookkeeping } from './migrations/0144-bookkeeping.ts';
import { fiscalService } from './migrations/0147-fiscal-service.ts';
import { registrations } from './migrations/0145-registrations.ts';
import { registrationReports } from './migrations/0146-registration-reports.ts';
import { reports } from './migrations/0140-reports.ts';
import { counter } from './migrations/0141-counter.ts';
import { days } from './migrations/0142-days.ts';
import { companyAccounts } from './migrations/0151-company-accounts.ts';
import { trialHouses } from './migrations/0152-trial-houses.ts';
import { invoicesOfPayers } from './migrations/0143-invoices-of-payers.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** In order, for ever: a released migration is never edited, only followed. */
export const migrations: Readonly<Record<string, SchemaMigration>> = {
  '0001-hotels': hotels,
  '0002-bookings': bookings,
  '0003-payments': payments,
  '0004-after-booking': afterBooking,
  '0005-property-stock': propertyStock,
  '0006-forms': forms,
  '0007-stock-changes': stockChanges,
  '0008-proofs': proofs,
  '0009-given-up': givenUp,
  '0010-code-limits': codeLimits,
  '0011-sent-messages': sentMessages,
  '0012-call-counts': callCounts,
  '0013-unmatched-payments': unmatchedPayments,
  '0014-least-fee': leastFee,
  '0015-open-holds': openHolds,
  '0016-property-keys': propertyKeys,
  '0017-changes-by-hotel': changesByHotel,
  '0018-reviews': reviews,
  '0019-posted-forms': postedForms,
  '0020-hotel-listings': hotelListings,
  '0021-hotel-pages': hotelPages,
  '0022-attribution': attribution,
  '0023-availability-alerts': availabilityAlerts,
  '0024-short-links': shortLinks,
  '0025-message-recipients': messageRecipients,
  '0026-booking-names': bookingNames,
  '0027-held-rooms': heldRooms,
  '0028-found-pages': foundPages,
  '0029-agreed-terms': agreedTerms,
  '0030-gateway-account': gatewayAccount,
  '0031-property-doors': propertyDoors,
  '0033-notices': notices,
  '0034-told-purchases': toldPurchases,
  '0035-waiting-events': waitingEvents,
  '0036-arrivals': arrivals,
  '0037-payment-accounts': paymentAccounts,
  '0038-restrictions': restrictions,
  '0039-code-uses': codeUses,
  '0040-held-extras': heldExtras,
  '0041-stay-lengths': stayLengths,
  '0042-one-server': oneServer,
  '0043-lost-payments': lostPayments,
  '0044-hotel-versions': hotelVersions,
  '0045-hotel-texts': hotelTexts,
  '0046-hotel-films': hotelFilms,
  '0047-journal': journal,
  '0048-people': people,
  '0049-day-sheet': daySheet,
  '0050-found-bookings': foundBookings,
  '0051-passkeys': passkeys,
  '0052-property-payments': propertyPayments,
  '0053-bounds': bounds,
  '0054-booked-by': bookedBy,
  '0055-answers': answers,
  '0056-asked-lately': askedLately,
  '0058-booking-at-desk': bookingAtDesk,
  '0059-push-devices': pushDevices,
  '0060-day-looks': dayLooks,
  '0061-density': density,
  '0069-figures-set': figuresSet,
  '0070-room-units': roomUnits,
  '0071-hotel-news': hotelNews,
  '0072-third-gateway': thirdGateway,
  '0076-hotel-publications': hotelPublications,
  '0080-hotel-pictures': hotelPictures,
  '0081-kept-cards': keptCards,
  '0085-hotel-starts': hotelStarts,
  '0088-hotel-images': hotelImages,
  '0091-tried-orders': triedOrders,
  '0095-payment-shares': paymentShares,
  '0099-own-domains': ownDomains,
  '0100-held-hotels': heldHotels,
  '0103-security-deposits': securityDeposits,
  '0106-unnamed-images': unnamedImages,
  '0107-gateway-accounts': gatewayAccounts,
  '0108-vendors-of-cards': vendorsOfCards,
  '0110-proposed-texts': proposedTexts,
  '0113-deposits-given-back': depositsGivenBack,
  '0116-purposes-of-quotes': purposesOfQuotes,
  '0118-paid-requests': paidRequests,
  '0122-property-mailboxes': propertyMailboxes,
  '0126-ends-of-access': endsOfAccess,
  '0127-used-browsers': usedBrowsers,
  '0128-refused-acts': refusedActs,
  '0130-hotel-names': hotelNames,
  '0131-openings-looked-at': openingsLookedAt,
  '0132-changes-to-look-at': changesToLookAt,
  '0133-journal-chain': journalChain,
  '0134-shares-of-the-text-model': sharesOfTheTextModel,
  '0135-messages-kept-back': messagesKeptBack,
  '0136-payments-of-one-order': paymentsOfOneOrder,
  '0137-names-of-those-who-proved': namesOfThoseWhoProved,
  '0138-folios': folios,
  '0139-invoices': invoices,
  '0140-reports': reports,
  '0141-counter': counter,
  '0142-days': days,
  '0145-registrations': registrations,
  '0146-registration-reports': registrationReports,
  '0143-invoices-of-payers': invoicesOfPayers,
  '0151-company-accounts': companyAccounts,
  '0152-trial-houses': trialHouses,
  '0144-bookkeeping': bookkeeping,
  '0147-fiscal-service': fiscalService,
};
