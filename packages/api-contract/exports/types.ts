import type { z } from 'zod';
import type { ownRegistration } from '../src/operations/own-registration.ts';
import type { place, review } from '../src/operations/about-hotels.ts';
import type { availability, calendarDay, roomAvailability } from '../src/operations/hotels.ts';
import type { hotelFound } from '../src/operations/hotel-search.ts';
import type { cancellationQuote } from '../src/operations/cancellations.ts';
import type { modificationQuote } from '../src/operations/modifications.ts';
import type { priceChanged, quote } from '../src/operations/bookings.ts';
import type { itineraryStop } from '../src/operations/forms.ts';
import type { dividedCost, payersShare } from '../src/operations/shares.ts';
import type { ownReview, reviewInvitation } from '../src/operations/reviews.ts';
import type { propertyReview } from '../src/operations/property-reviews.ts';
import type {
  registeredStay,
  registrationEntry,
  registrationPlace,
  registrationReport,
} from '../src/schemas/registration.ts';
import type { invoiceDraft, invoiceEntry, invoiceRefusals, invoiceSettings } from '../src/schemas/invoice.ts';
import type { bookkeepingBatch, bookkeepingPage, bookkeepingSettings } from '../src/operations/property-bookkeeping.ts';
import type { invoicesOfMonth, issuedInvoice } from '../src/operations/property-invoices.ts';
import type { slot } from '../src/operations/offers.ts';
import type { paymentOptions, site } from '../src/operations/site.ts';
import type {
  bookingReply,
  guestRequest,
  maskedBooking,
  publicBooking,
  traveller,
  wholeBooking,
} from '../src/schemas/booking.ts';
import type { propertyCounterOperations, shift } from '../src/operations/property-counter.ts';
import type { dayReport, propertyDayEndOperations } from '../src/operations/property-days.ts';
import type { folio, owingStay } from '../src/operations/property-folios.ts';
import type { guestFolio } from '../src/schemas/folio.ts';
import type { openAccounts } from '../src/schemas/open-accounts.ts';
import type { openedOrder } from '../src/schemas/payment.ts';
import type { hotel, hotelCard, hotelImage, hotelRoom, ratePlan } from '../src/schemas/hotel.ts';
import type { quoteRequest } from '../src/schemas/pricing.ts';
import type { propertyKeyView } from '../src/operations/property-keys.ts';
import type { journalLine } from '../src/operations/property-people.ts';
import type { changedMember, staffSession, teamMember } from '../src/operations/staff.ts';
import type { bookingAtDesk, propertyBooking, sentMessage } from '../src/operations/property-bookings.ts';
import type { dayBooking, propertyDayOperations } from '../src/operations/property-day.ts';
import type { propertyRateGridOperations } from '../src/operations/property-rate-grid.ts';
import type { propertyReportOperations } from '../src/operations/property-reports.ts';
import type { propertyBoundsOperations } from '../src/operations/property-bounds.ts';
import type { answerOwed } from '../src/operations/property-answers.ts';
import type { message } from '../src/operations/guest-messages.ts';
import type { letterDraft } from '../src/operations/property-messages.ts';
import type {
  propertyUnitOperations,
  roomUnit,
  unitClosure,
  unitToday,
  stayInUnit,
} from '../src/operations/property-units.ts';
import type { note } from '../src/operations/property-notes.ts';
import type { actPreview } from '../src/operations/act-previews.ts';
import type { earlyDeparture, propertyChangeQuote } from '../src/operations/property-stays.ts';
import type { overridable, override, setBy, stockFault, stockFaultCode } from '../src/schemas/stock.ts';
import type { gatewayName } from '../src/schemas/scalars.ts';
import type { contract } from './contract.ts';

export type { Locale } from '@latchkey/booking-core/language';
export type DividedCost = z.output<typeof dividedCost>;
export type PayersShare = z.output<typeof payersShare>;
export type GuestFolio = z.output<typeof guestFolio>;
export type PropertyFolio = z.output<typeof folio>;
export type Counter = z.output<(typeof propertyCounterOperations.getCounter.responses)[200]>;
export type Shift = z.output<typeof shift>;
export type HouseDays = z.output<(typeof propertyDayEndOperations.listDays.responses)[200]>;
export type DayReport = z.output<typeof dayReport>;
export type OwingStay = z.output<typeof owingStay>;
export type OpenAccounts = z.output<typeof openAccounts>;
export type Site = z.output<typeof site>;
export type PaymentOptions = z.output<typeof paymentOptions>;
export type OpenedOrder = z.output<typeof openedOrder>;
export type Gateway = z.output<typeof gatewayName>;
export type Hotel = z.output<typeof hotel>;
export type HotelCard = z.output<typeof hotelCard>;
export type HotelFound = z.output<typeof hotelFound>;
export type HotelImage = z.output<typeof hotelImage>;
export type HotelRoom = z.output<typeof hotelRoom>;
export type RatePlan = z.output<typeof ratePlan>;
export type Availability = z.output<typeof availability>;
export type RoomAvailability = z.output<typeof roomAvailability>;
export type CalendarDay = z.output<typeof calendarDay>;
export type Review = z.output<typeof review>;
export type OwnReview = z.output<typeof ownReview>;
export type ReviewInvitation = z.output<typeof reviewInvitation>;
export type PropertyReview = z.output<typeof propertyReview>;
export type Place = z.output<typeof place>;
export type Slot = z.output<typeof slot>;
export type QuoteRequest = z.output<typeof quoteRequest>;
export type Quote = z.output<typeof quote>;
export type PriceChanged = z.output<typeof priceChanged>;
export type Traveller = z.output<typeof traveller>;
export type BookingReply = z.output<typeof bookingReply>;
export type PublicBooking = z.output<typeof publicBooking>;
export type WholeBooking = z.output<typeof wholeBooking>;
export type GuestRequest = z.output<typeof guestRequest>;
export type MaskedBooking = z.output<typeof maskedBooking>;
export type CancellationQuote = z.output<typeof cancellationQuote>;
export type ModificationQuote = z.output<typeof modificationQuote>;
export type PropertyBooking = z.output<typeof propertyBooking>;
/** A booking with all that its property acts by. */
export type BookingAtDesk = z.output<typeof bookingAtDesk>;
export type SentMessage = z.output<typeof sentMessage>;
export type ActPreview = z.output<typeof actPreview>;
export type EarlyDeparture = z.output<typeof earlyDeparture>;
export type PropertyChangeQuote = z.output<typeof propertyChangeQuote>;
export type DayBooking = z.output<typeof dayBooking>;
export type Day = z.output<(typeof propertyDayOperations.getDay.responses)[200]>;
export type PropertyPayment = NonNullable<WholeBooking['propertyPayments']>[number];
export type Bounds = z.output<(typeof propertyBoundsOperations.getBounds.responses)[200]>;
export type AnswerOwed = z.output<typeof answerOwed>;
export type Message = z.output<typeof message>;
export type LetterDraft = z.output<typeof letterDraft>;
export type Note = z.output<typeof note>;
export type RoomUnit = z.output<typeof roomUnit>;
export type UnitToday = z.output<typeof unitToday>;
export type UnitChange = z.output<(typeof propertyUnitOperations.listUnitChanges.responses)[200]>['changes'][number];
export type UnitClosure = z.output<typeof unitClosure>;
export type StayInUnit = z.output<typeof stayInUnit>;
export type RateGrid = z.output<(typeof propertyRateGridOperations.getRateGrid.responses)[200]>;
export type Report = z.output<(typeof propertyReportOperations.getReports.responses)[200]>;
export type Overridable = z.output<typeof overridable>;
export type Override = z.output<typeof override>;
export type SetBy = z.output<typeof setBy>;
export type StockFault = z.output<typeof stockFault>;
export type StockFaultCode = z.output<typeof stockFaultCode>;
export type PropertyKey = z.output<typeof propertyKeyView>;
export type ChangedMember = z.output<typeof changedMember>;
export type StaffSession = z.output<typeof staffSession>;
export type TeamMember = z.output<typeof teamMember>;
export type JournalLine = z.output<typeof journalLine>;
export type BookkeepingSettings = z.output<typeof bookkeepingSettings>;
export type BookkeepingBatch = z.output<typeof bookkeepingBatch>;
export type BookkeepingPage = z.output<typeof bookkeepingPage>;
export type InvoiceSettings = z.output<typeof invoiceSettings>;
export type InvoiceEntry = z.output<typeof invoiceEntry>;
export type InvoicesOfMonth = z.output<typeof invoicesOfMonth>;
export type InvoiceDraftOfPayer = z.output<typeof invoiceDraft>;
export type IssuedInvoice = z.output<typeof issuedInvoice>;
export type InvoiceRefusal = (typeof invoiceRefusals)[number];
export type ItineraryStop = z.output<typeof itineraryStop>;

type Contract = typeof contract;
export type OperationName = keyof Contract;

type Part<O, K extends string> = O extends Record<K, infer S extends z.ZodType> ? Record<K, z.input<S>> : object;

/** What a caller of an operation passes: path parameters, query, body and headers. */
// One operation at a time: of a union of many, the parts of each would be put together with those of all others.
export type InputOf<O> = O extends unknown
  ? Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'> & Part<O, 'headers'>
  : never;

/** What a caller passes: path parameters, query, body and required headers, by operation. */
export type OperationInput<K extends OperationName> = InputOf<Contract[K]>;

/** The replies of an operation, discriminated by `status`. */
export type ReplyOf<O extends { readonly responses: object }> = {
  [S in keyof O['responses'] & number]: O['responses'][S] extends z.ZodType
    ? { status: S; body: z.output<O['responses'][S]> }
    : never;
}[keyof O['responses'] & number];

/** The replies that a caller gets, discriminated by `status`. */
export type OperationReply<K extends OperationName> = ReplyOf<Contract[K]>;

/** The registration of a booking as its guest sees it. */
export type OwnRegistration = z.output<typeof ownRegistration>;
export type RegisteredStay = z.output<typeof registeredStay>;
export type RegistrationReport = z.output<typeof registrationReport>;
export type RegistrationPlace = z.output<typeof registrationPlace>;
export type RegistrationEntry = z.output<typeof registrationEntry>;
