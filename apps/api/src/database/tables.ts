import type {
  CashCountTable,
  CashMoveTable,
  CashShiftTable,
  DayEndTable,
  DayLineTable,
  HouseDayTable,
} from './tables/counter-tables.ts';
import type { FolioLineTable, FolioPayerTable, LeftOwingTable } from './tables/folio-tables.ts';
import type {
  HotelTable,
  HotelBoundsTable,
  HotelDraftTable,
  HotelPlannedTable,
  HotelProposalTable,
  HotelProposingTable,
  HotelPublicationTable,
  HotelStartTable,
  HotelVersionTable,
  HotelDomainTable,
  HotelHoldTable,
  HotelHostTable,
  HotelListingTable,
  AnnouncedPageTable,
  HotelPageTable,
  HotelStockTable,
  HotelNameTable,
  HotelTermTable,
  HotelRevisionTable,
  HotelWordsTable,
  PropertyKeyTable,
} from './tables/hotel-tables.ts';
import type {
  InventoryTable,
  RateTable,
  StockChangeTable,
  LimitedCodeTable,
  ExtraStockTable,
} from './tables/stock-tables.ts';
import type {
  QuoteTable,
  BookingTable,
  BookingLineTable,
  HeldExtraTable,
  BookingEventTable,
  BookingAccessTable,
  BookingChangeTable,
  BookingFeedTable,
  BookingNameTable,
  GuestRequestTable,
} from './tables/booking-tables.ts';
import type {
  BookingLookupTable,
  CodeSubjectTable,
  DeviceHotelTable,
  MailLinkTable,
  HolderTable,
  OpenHoldTable,
} from './tables/proof-tables.ts';
import type {
  DisputeTable,
  GatewayAccountTable,
  GatewayPaymentTable,
  LostPaymentTable,
  PaymentShareTable,
  PaymentTable,
  PropertyPaymentTable,
  KeptCardTable,
  SecurityDepositTable,
  RefundTable,
  UnmatchedPaymentTable,
  WebhookInboxTable,
} from './tables/payment-tables.ts';
import type { HotelTrialTable } from './tables/trial-tables.ts';
import type { BooksSnapshotTable } from './tables/report-tables.ts';
import type { ReviewTable } from './tables/review-tables.ts';
import type {
  OutboxTable,
  SentMessageTable,
  MessageRecipientTable,
  FormEntryTable,
  PostedFormTable,
  PropertyMailboxTable,
} from './tables/message-tables.ts';
import type { AnswerTable, GuestMessageTable } from './tables/answer-tables.ts';
import type { DayLookTable, NoteTable } from './tables/note-tables.ts';
import type {
  JournalHeadTable,
  JournalLineTable,
  RefusedActTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PersonTable,
  PushDeviceTable,
  RecoveryCodeTable,
  SignInLinkTable,
  UsedBrowserTable,
  StaffMemberTable,
  StaffSessionTable,
} from './tables/staff-tables.ts';
import type { HotelImageTable, HotelPictureTable } from './tables/picture-tables.ts';
import type {
  HotelNewsTable,
  RoomUnitTable,
  UnitChangeTable,
  UnitClosureTable,
  UnitNightTable,
} from './tables/unit-tables.ts';
import type {
  BookkeepingBatchTable,
  BookkeepingDayTable,
  BookkeepingEntryTable,
  BookkeepingPostingTable,
  BookkeepingSettingsTable,
} from './tables/bookkeeping-tables.ts';
import type {
  FiscalConnectionTable,
  InvoiceSeriesTable,
  PaperSignatureTable,
  InvoiceSettingsTable,
  InvoiceTable,
} from './tables/invoice-tables.ts';
import type {
  RegistrationReportTable,
  RegistrationSettingsTable,
  RegistrationTable,
} from './tables/registration-tables.ts';
import type { IdempotencyTable, CallCountTable } from './tables/call-tables.ts';

/** Every table, by its name; the columns stand with the tables of their subject in `tables/`. */
export interface Tables {
  hotel: HotelTable;
  hotel_bounds: HotelBoundsTable;
  hotel_version: HotelVersionTable;
  hotel_host: HotelHostTable;
  hotel_domain: HotelDomainTable;
  hotel_hold: HotelHoldTable;
  hotel_words: HotelWordsTable;
  hotel_revision: HotelRevisionTable;
  hotel_publication: HotelPublicationTable;
  hotel_draft: HotelDraftTable;
  hotel_planned: HotelPlannedTable;
  hotel_proposal: HotelProposalTable;
  hotel_proposing: HotelProposingTable;
  hotel_start: HotelStartTable;
  hotel_trial: HotelTrialTable;
  hotel_listing: HotelListingTable;
  hotel_term: HotelTermTable;
  hotel_name: HotelNameTable;
  hotel_page: HotelPageTable;
  announced_page: AnnouncedPageTable;
  hotel_stock: HotelStockTable;
  inventory: InventoryTable;
  rate: RateTable;
  stock_change: StockChangeTable;
  quote: QuoteTable;
  limited_code: LimitedCodeTable;
  extra_stock: ExtraStockTable;
  posted_form: PostedFormTable;
  booking: BookingTable;
  booking_line: BookingLineTable;
  held_extra: HeldExtraTable;
  room_unit: RoomUnitTable;
  unit_closure: UnitClosureTable;
  unit_change: UnitChangeTable;
  hotel_picture: HotelPictureTable;
  hotel_image: HotelImageTable;
  hotel_news: HotelNewsTable;
  unit_night: UnitNightTable;
  booking_event: BookingEventTable;
  booking_change: BookingChangeTable;
  booking_feed: BookingFeedTable;
  booking_access: BookingAccessTable;
  device_hotel: DeviceHotelTable;
  booking_name: BookingNameTable;
  booking_lookup: BookingLookupTable;
  code_subject: CodeSubjectTable;
  mail_link: MailLinkTable;
  sent_message: SentMessageTable;
  message_recipient: MessageRecipientTable;
  property_mailbox: PropertyMailboxTable;
  call_count: CallCountTable;
  holder: HolderTable;
  open_hold: OpenHoldTable;
  guest_request: GuestRequestTable;
  note: NoteTable;
  day_look: DayLookTable;
  guest_message: GuestMessageTable;
  answer: AnswerTable;
  form_entry: FormEntryTable;
  review: ReviewTable;
  payment: PaymentTable;
  payment_share: PaymentShareTable;
  property_payment: PropertyPaymentTable;
  cash_shift: CashShiftTable;
  cash_move: CashMoveTable;
  cash_count: CashCountTable;
  day_end: DayEndTable;
  house_day: HouseDayTable;
  day_line: DayLineTable;
  folio_line: FolioLineTable;
  folio_payer: FolioPayerTable;
  left_owing: LeftOwingTable;
  refund: RefundTable;
  invoice_settings: InvoiceSettingsTable;
  invoice_series: InvoiceSeriesTable;
  invoice: InvoiceTable;
  fiscal_connection: FiscalConnectionTable;
  paper_signature: PaperSignatureTable;
  bookkeeping_settings: BookkeepingSettingsTable;
  bookkeeping_batch: BookkeepingBatchTable;
  bookkeeping_day: BookkeepingDayTable;
  bookkeeping_entry: BookkeepingEntryTable;
  bookkeeping_posting: BookkeepingPostingTable;
  registration_settings: RegistrationSettingsTable;
  registration: RegistrationTable;
  registration_report: RegistrationReportTable;
  gateway_account: GatewayAccountTable;
  kept_card: KeptCardTable;
  security_deposit: SecurityDepositTable;
  dispute: DisputeTable;
  unmatched_payment: UnmatchedPaymentTable;
  lost_payment: LostPaymentTable;
  gateway_payment: GatewayPaymentTable;
  webhook_inbox: WebhookInboxTable;
  outbox: OutboxTable;
  property_key: PropertyKeyTable;
  books_snapshot: BooksSnapshotTable;
  journal_line: JournalLineTable;
  journal_head: JournalHeadTable;
  refused_act: RefusedActTable;
  push_device: PushDeviceTable;
  person: PersonTable;
  staff_member: StaffMemberTable;
  staff_session: StaffSessionTable;
  sign_in_link: SignInLinkTable;
  used_browser: UsedBrowserTable;
  recovery_code: RecoveryCodeTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  idempotency: IdempotencyTable;
}
