import type { LocalDate } from '@latchkey/booking-core/dates';
import {
  agreedStayOf,
  explainedBill,
  priceStay,
  type PricedRoom,
  type StayToPrice,
} from '@latchkey/booking-core/pricing';
import type { Promotion } from '@latchkey/booking-core/promotion';
import { usePage } from '@latchkey/site';
import { hourlyQuote, nightsQuote } from '@latchkey/testing/hotel';
import { BillTable, BillLine } from '@latchkey/ui/bill';
import { RoomReasons } from '@latchkey/ui/room-reasons';
import { StayBill, type StayBillProps } from '@latchkey/ui/stay-bill';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

export default { title: 'ui/Bills' } satisfies Meta;

const arrival = '2026-11-27' as LocalDate;

/** Two nights of a room for two. */
const room = (ratePlanId: string, price: number): PricedRoom => ({
  roomTypeId: 'teak-king',
  ratePlanId,
  guests: { adults: 2, childAges: [], infants: 0 },
  stay: {
    kind: 'nights',
    nights: [arrival, '2026-11-28' as LocalDate].map((date) => ({
      date,
      priceForPax: [{ pax: 2, price }],
      extraAdult: 0,
      extraChild: 0,
    })),
  },
});

const longStay: Promotion = { id: 'long-stay', kind: 'flat-above', above: 8000, off: 1000 };

const tax = { level: 'room', taxType: 'percentage', useIndex: null, validFrom: null, validTo: null } as const;
const added = { ...tax, inclusive: false, priceFrom: null, priceTo: null } as const;

const stay: StayToPrice = {
  currency: 'INR',
  bookedOn: '2026-11-20' as LocalDate,
  checkIn: arrival,
  rooms: [room('flexible', 5000)],
  taxes: [],
  promotions: [],
  coupon: null,
  addons: [],
  convenienceFee: null,
  advance: null,
};

/** The bill of a stay that differs from the plain one, as the engine computes it. */
function Computed({
  of = {},
  ...props
}: Omit<StayBillProps, 'bill' | 'locale' | 'nameOf'> & { readonly of?: Partial<StayToPrice> }): ReactNode {
  const { locale } = usePage();
  const bill = priceStay({ ...stay, ...of });
  return <StayBill {...props} bill={bill} locale={locale} nameOf={({ ratePlanId }) => `Teak King, ${ratePlanId}`} />;
}

export const Nights: StoryObj = {
  render: function Nights() {
    const { locale } = usePage();
    return <StayBill bill={nightsQuote.bill} locale={locale} nameOf={() => 'Teak King, breakfast'} />;
  },
};

export const Hours: StoryObj = {
  render: function Hours() {
    const { locale } = usePage();
    return <StayBill bill={hourlyQuote.bill} locale={locale} nameOf={() => 'Teak King, 3 hours'} unit="stay" />;
  },
};

/** Two rooms of a kind are one line. */
export const SeveralRooms: StoryObj = {
  render: () => <Computed of={{ rooms: [room('flexible', 5000), room('flexible', 5000), room('fixed', 4400)] }} />,
};

/** The hotel's offer first, then the code on what is left. */
export const OffersAndACode: StoryObj = {
  render: () => (
    <Computed
      of={{
        promotions: [longStay],
        coupon: { id: 'garden', kind: 'coupon', couponCode: 'garden10', percent: 10 },
      }}
      promotions={[longStay]}
      couponCode="garden10"
    />
  ),
};

/** Taxes that come on top stand before the total, those within the price after it. */
export const Taxes: StoryObj = {
  render: () => (
    <Computed
      of={{
        taxes: [
          { ...added, id: 'cgst', name: 'CGST', tax: 2.5, index: 0 },
          { ...added, id: 'sgst', name: 'SGST', tax: 2.5, index: 1 },
          { ...added, id: 'city', name: 'City tax', tax: 3, index: 2, inclusive: true },
        ],
      }}
    />
  ),
};

export const ExtrasAndAFee: StoryObj = {
  render: () => (
    <Computed
      of={{
        addons: [
          { addonId: 'pickup', name: 'Airport pickup', category: 'booking', price: 1200, quantity: 1 },
          { addonId: 'dinner', name: 'Dinner', category: 'person', price: 850, quantity: 2 },
        ],
        convenienceFee: { kind: 'fixed', amount: 99 },
      }}
    />
  ),
};

/** An offer for longer stays as the bill has kept it, and beneath it what the rooms' prices are made of. */
export const RoomsExplained: StoryObj = {
  render: function RoomsExplained() {
    const { locale } = usePage();
    const family: PricedRoom = { ...room('flexible', 5000), guests: { adults: 2, childAges: [4, 8], infants: 0 } };
    const bands = [
      { under: 6, price: 0 },
      { under: 12, percent: 50 },
    ];
    const nights = family.stay.kind === 'nights' ? family.stay.nights : [];
    const rates = nights.map((night) => ({ ...night, extraAdult: 1200, childBands: bands }));
    const offer: Promotion = { id: 'long-stay', kind: 'long-stay', nights: 2, percent: 10 };
    const priced = {
      ...stay,
      rooms: [{ ...family, stay: { kind: 'nights' as const, nights: rates } }],
      promotions: [offer],
    };
    const plain = priceStay(priced);
    const explained = explainedBill(plain, agreedStayOf(priced, plain, ''), [offer]);
    const bill = {
      ...explained,
      rooms: explained.rooms.map(({ basis, ...line }) => ({
        ...line,
        basis: basis && { ...basis, name: 'Teak King' },
      })),
    };
    return (
      <>
        <StayBill bill={bill} locale={locale} nameOf={() => 'Teak King'} />
        <dl>
          <RoomReasons bill={bill} locale={locale} />
        </dl>
      </>
    );
  },
};

/** Another sum than the computed one was agreed with the hotel. */
export const AgreedPrice: StoryObj = { render: () => <Computed bookedTotal={9000} /> };

export const Lines: StoryObj = {
  render: () => (
    <BillTable caption="The bill of a stay">
      <BillLine label="Teak King, breakfast" note="3 nights × ₹6,160" amount="₹18,480" />
      <BillLine label="Offer of the week" amount="−₹924" kind="off" />
      <BillLine label="Booking fee" amount={{ words: 'None' }} kind="ruled" />
      <BillLine label="Total" amount="₹17,556" kind="total" />
    </BillTable>
  ),
};
