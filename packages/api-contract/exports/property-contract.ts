import { actPreviewOperations } from '../src/operations/act-previews.ts';
import { passkeyOperations } from '../src/operations/passkeys.ts';
import { gatewayAccountOperations } from '../src/operations/gateway-accounts.ts';
import { operatorOperations } from '../src/operations/operator.ts';
import { ownDomainOperations } from '../src/operations/own-domain.ts';
import { propertyAnswerOperations } from '../src/operations/property-answers.ts';
import { propertyAriOperations } from '../src/operations/property-ari.ts';
import { propertyBookkeepingOperations } from '../src/operations/property-bookkeeping.ts';
import { propertyBookingOperations } from '../src/operations/property-bookings.ts';
import { propertyBoundsOperations } from '../src/operations/property-bounds.ts';
import { propertyCounterOperations } from '../src/operations/property-counter.ts';
import { propertyDayEndOperations } from '../src/operations/property-days.ts';
import { propertyDepositOperations } from '../src/operations/property-deposits.ts';
import { propertyFolioOperations } from '../src/operations/property-folios.ts';
import { propertyPaymentOperations } from '../src/operations/property-payments.ts';
import { propertyGuestOperations } from '../src/operations/property-guests.ts';
import { propertyStayOperations } from '../src/operations/property-stays.ts';
import { propertyChangeOperations } from '../src/operations/property-changes.ts';
import { propertyDayOperations } from '../src/operations/property-day.ts';
import { propertyLanguagesOperations } from '../src/operations/property-languages.ts';
import { propertyMessageOperations } from '../src/operations/property-messages.ts';
import { propertyNoteOperations } from '../src/operations/property-notes.ts';
import { propertyPeopleOperations } from '../src/operations/property-people.ts';
import { propertyInvoiceOperations } from '../src/operations/property-invoices.ts';
import { propertyKeyOperations } from '../src/operations/property-keys.ts';
import { propertyPictureOperations } from '../src/operations/property-pictures.ts';
import { propertyPushOperations } from '../src/operations/property-push.ts';
import { propertyReviewOperations } from '../src/operations/property-reviews.ts';
import { propertyRateGridOperations } from '../src/operations/property-rate-grid.ts';
import { propertyRegistrationOperations } from '../src/operations/property-registrations.ts';
import { propertyReportOperations } from '../src/operations/property-reports.ts';
import { propertySetUpOperations } from '../src/operations/property-set-up.ts';
import { propertyStockOperations } from '../src/operations/property-stock.ts';
import { propertyUnitOperations } from '../src/operations/property-units.ts';
import { propertyWalkInOperations } from '../src/operations/property-walk-ins.ts';
import { openingOperations } from '../src/operations/openings.ts';
import { startOperations } from '../src/operations/starts.ts';
import { staffOperations } from '../src/operations/staff.ts';
import type { Operation } from '../src/operation.ts';
import type { everyPropertyPath } from './every-property-path.ts';

/** Every operation of the property's side, and how its people sign in. */
export const propertyContract = {
  ...propertyBookingOperations,
  ...propertyWalkInOperations,
  ...propertyStayOperations,
  ...propertyPaymentOperations,
  ...actPreviewOperations,
  ...propertyFolioOperations,
  ...propertyCounterOperations,
  ...propertyDayEndOperations,
  ...propertyDepositOperations,
  ...propertyInvoiceOperations,
  ...propertyBookkeepingOperations,
  ...propertyRegistrationOperations,
  ...propertyGuestOperations,
  ...propertyDayOperations,
  ...propertyChangeOperations,
  ...propertyNoteOperations,
  ...propertyAnswerOperations,
  ...propertyMessageOperations,
  ...propertyReviewOperations,
  ...propertyStockOperations,
  ...propertyAriOperations,
  ...propertyUnitOperations,
  ...propertyPictureOperations,
  ...propertyRateGridOperations,
  ...propertyReportOperations,
  ...propertyKeyOperations,
  ...propertyPeopleOperations,
  ...propertyBoundsOperations,
  ...propertySetUpOperations,
  ...propertyLanguagesOperations,
  ...propertyPushOperations,
  ...openingOperations,
  ...ownDomainOperations,
  ...gatewayAccountOperations,
  ...operatorOperations,
  ...startOperations,
  ...staffOperations,
  ...passkeyOperations,
} satisfies Record<keyof typeof everyPropertyPath, Operation>;

export type PropertyContract = typeof propertyContract;
