import { taxesSentence } from '@latchkey/format/terms-sentences';
import type { PolicyWords } from './policy.types.ts';

// Model text: a lawyer reads it before a hotel's guests rely on it (`legal.readByLawyerOn` of the hotel's files).
export const words: PolicyWords = {
  title: 'Terms and conditions',
  lead: ({ hotel, provider }) =>
    hotel === null
      ? `What applies when you use the websites of ${provider}. For a stay, the terms of its hotel apply beside these.`
      : `What applies between you and ${hotel.name} when you book a stay on this website.`,
  clauses: ({ hotel, provider, charge, refundDays, rejectedDays }) => [
    {
      id: 'parties',
      title: 'Whom you book with',
      text: [
        `You book with ${hotel?.name ?? 'the hotel'}, and the hotel answers for the stay. ${provider} operates this website on behalf of the property and is not a party to your booking.`,
        `Information about the property is for reference only. ${provider} disclaims liability for it. If there is a dispute about a stay, please go to the property directly.`,
      ],
    },
    {
      id: 'price',
      title: 'The price',
      text: [
        'The total you are shown before booking includes every tax and every fee that must be paid; nothing is added later. It holds until the time shown at checkout. If it runs out, or a price was shown wrongly, you see the old and the new price and decide anew; you are never charged more than you agreed to.',
        'One promo code can be used for a booking. It lowers the price and is not paid out.',
      ],
    },
    {
      id: 'booking',
      title: 'When it is booked',
      text: [
        hotel?.confirmsByHand === true
          ? `Your booking is a request first. The hotel confirms it, rejects it, or offers a revised price that you accept or reject. ${hotel.paysWithRequest ? 'What is due online is paid with the request; if the hotel does not confirm it, or you reject a revised price, all of it comes back.' : 'Nothing is charged before the hotel has answered.'}`
          : 'A stay that is paid at the hotel is booked when the confirmation appears. A stay that is paid online is held for the time shown, and booked when the payment has arrived.',
        'The person who books must be 18 or older. Names are those of the photo ID shown at check-in. The voucher is sent by email and SMS.',
      ],
    },
    {
      id: 'payment',
      title: 'Paying',
      text: [
        [
          hotel === null || hotel.takesOnline
            ? 'Online payments, in full or as a deposit, are made in the window of a payment company.'
            : '',
          hotel === null || hotel.takesAtProperty ? 'Where a rate plan allows it you pay at the hotel instead.' : '',
          'What is left after a deposit is paid at the hotel, or online before.',
        ]
          .filter((sentence) => sentence !== '')
          .join(' '),
        'Paying in instalments (buy now, pay later) is a contract between you and a lender of the payment company; the hotel is paid at once. Money that arrives when no room is left goes back in full by itself.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling',
      text: [
        'You can cancel until the check-in time, in the local time of the property. What it costs goes by your rate plan and is shown, with its deadline and sum, before you book and again before you cancel.',
        `A cancellation on the check-in day, and a no-show, cost a penalty: the whole price, unless the property asks for less. ${taxesSentence('en')}`,
      ],
      ...(hotel === null ? {} : { rows: hotel.plans }),
    },
    {
      id: 'refunds',
      title: 'Refunds',
      text: [
        `You get back what you paid less the cancellation fee. Of a refund of an online payment, a processing charge of ${charge} is deducted. It goes the way you paid and takes ${refundDays} business days.`,
        `If you reject a revised price, everything you paid comes back, without a charge, within ${rejectedDays} working days.`,
        'If the hotel sets the refund itself and you have paid less than that amount, no refund is issued.',
      ],
    },
    {
      id: 'changing',
      title: 'Changing a booking',
      text: [
        'Dates, rooms and guests can be changed while rooms are left and before check-in. Where the new stay costs more, you pay the difference. Where it costs less, the difference is refunded by the cancellation terms. A change never makes cancelling cheaper than it was before it.',
      ],
    },
    {
      id: 'at-the-hotel',
      title: 'At the hotel',
      text: [
        'The rules of the hotel hold: check-in and check-out times, photo ID, children, pets, smoking, quiet hours. They stand on the hotel’s page and in your confirmation. Special requests are passed on; they are not promised.',
      ],
    },
    {
      id: 'law',
      title: 'Liability and law',
      text: [
        'Rights that the law of your country gives to consumers, and liability for intent, gross negligence, and harm to life and health, are not limited by anything here. The law of the country where the property stands holds beside them.',
        'By law there is, in most countries, no right to withdraw from a booking for fixed dates; the cancellation terms of your rate plan hold instead.',
      ],
    },
  ],
  ownClauses: 'From the hotel itself',
  imprint: 'Legal notice',
};
