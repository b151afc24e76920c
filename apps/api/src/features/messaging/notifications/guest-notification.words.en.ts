import type { GuestNotification } from '../../outbox/outbox.ts';
import type { NotificationText } from './notification-text.types.ts';

export const englishNotifications: Record<GuestNotification, NotificationText> = {
  requested: [
    '{hotel} has your request {reference}',
    'The hotel answers by {until}. If it does not, the rooms are no longer held for you, and it costs you nothing. {allBack}',
  ],
  payment_wanted: [
    '{hotel} can host you: please pay for {reference}',
    'Your rooms are held until {until}. Pay by then, and they are yours.',
  ],
  price_revised: [
    '{hotel} has a new price for {reference}: {price}',
    'You can accept it or refuse it until {until}. If you refuse it, you get back what you have paid within 3–5 working days. {accepting}',
  ],
  rejected: ['{hotel} cannot take your booking {reference}', 'We are sorry. {refund}'],
  cancelled: ['Your booking {reference} at {hotel} is cancelled', '{refund}'],
  no_show: [
    '{hotel} noted that you did not come ({reference})',
    'If that is a mistake, please call the hotel. {refund}',
  ],
  modified: ['Your booking {reference} at {hotel} has been changed', 'Your new voucher comes by email.'],
  request_accepted: ['{hotel} says yes ({reference})', 'Your request for your stay is accepted. {answer}'],
  request_declined: [
    '{hotel} answered your request ({reference})',
    'We are sorry, it cannot be done this time. {answer}',
  ],
  request_expired: [
    'Your request {reference} at {hotel} has expired',
    'No answer came in time, and the rooms are no longer held. {refund}',
  ],
  payment_returned: [
    'We are sending back your payment for {reference} at {hotel}',
    'It was more than the booking needed, or came too late for the rooms. {refund}',
  ],
  change_waiting: [
    'Your change of {reference} at {hotel} is waiting for payment',
    'Please pay by {until}. Until then, and if you do not pay, your stay remains as it was.',
  ],
  refund_processed: [
    'We have refunded {amount} for {reference} at {hotel}',
    'Your bank may take a few days to show it on your account.',
  ],
  refund_failed: [
    'Your refund for {reference} at {hotel} is delayed',
    'The payment company has not been able to send it yet. We are trying again, and you need to do nothing. The amount is {amount}.',
  ],
  refund_waits: [
    'Your refund for {reference} at {hotel} is waiting',
    'The payment is in dispute with your bank, and no refund can be made before the bank has decided. If it decides for the hotel, you get {amount} back then; if it decides for you, the bank itself returns the money.',
  ],
  refund_given_up: [
    'Your refund for {reference} at {hotel} could not be made',
    'The payment company could not make it, and we can no longer send it that way. The hotel owes it to you and has been notified; please agree with the hotel how it reaches you. {amountDue}',
  ],
  given_back: [
    '{hotel} has given {amount} back to you ({reference})',
    'The hotel did so at the payment company. Nothing else of your booking has changed by it. Your bank may take a few days to show the amount on your account.',
  ],
  returned_by_bank: [
    'Your bank has returned {amount} to you for {reference} at {hotel}',
    'The payment was in dispute, and it was decided for you. The amount no longer counts as paid, and you do not get it a second time.',
  ],
  payment_received: ['{hotel} has your payment of {amount} ({reference})', 'Thank you. {due}'],
  payment_ran_out: [
    'Your booking {reference} at {hotel} was not paid in time',
    'The hotel had accepted it, and the time to pay is over: the rooms are no longer held for you. {refund}',
  ],
  change_lapsed: [
    'Your change of {reference} at {hotel} has expired',
    'It was not paid in time. Your stay remains as it was.',
  ],
  no_show_undone: [
    'Your booking {reference} at {hotel} is valid again',
    'The hotel has taken back that you did not come. We send your voucher again by email.',
  ],
  modified_by_property: [
    '{hotel} has changed your booking {reference}',
    'Your new voucher comes by email. If that was not agreed with you, please call the hotel.',
  ],
  refunded_by_property: ['{hotel} gives {amount} back to you ({reference})', '{refund}'],
  option_held: [
    '{hotel} holds your rooms until {until} ({reference})',
    'Confirm on your booking’s page by a code that we send you there, or tell the hotel. Without your word by then the rooms are no longer held, and nothing is charged.',
  ],
  option_lapsed: [
    '{hotel} no longer holds your rooms ({reference})',
    'The time for which they were held is over, and nothing is charged. You are welcome to book again.',
  ],
  payment_waits: [
    'Your stay at {hotel} is waiting for payment ({reference})',
    'Your rooms are held until {until}. Pay by then, and they are yours; if not, they are no longer held and nothing is charged.',
  ],
  request_payment_waits: [
    'Your request to {hotel} is waiting for payment ({reference})',
    'Your rooms are held until {until}. Pay by then, and the hotel gets your request; if it does not say yes, you get everything back. If you do not pay, the rooms are no longer held and nothing is charged.',
  ],
  payment_link: [
    '{hotel} has a link for you to pay {amount} ({reference})',
    'The page shows what is still to pay, and you pay it there. If that was not agreed with you, please call the hotel.',
  ],
  card_wanted: [
    '{hotel} can host you: please leave a card for {reference}',
    'Your rooms are held until {until}. Leave a card as a guarantee by then, and they are yours; nothing is charged now.',
  ],
  card_waits: [
    'Your stay at {hotel} is waiting for a card ({reference})',
    'Your rooms are held until {until}. Leave a card as a guarantee by then, and they are yours; nothing is charged now. If not, the rooms are no longer held.',
  ],
  penalty_due: [
    '{hotel} asks you to pay {amount} ({reference})',
    'It is the fee for a stay that did not take place, as stated when you booked. It could not be charged to the card you left, and is not tried again: please pay it on the page of your booking. If that is a mistake, please call the hotel.',
  ],
  penalty_paid: [
    '{hotel} has the fee of {amount} ({reference})',
    'It is the fee for a stay that did not take place, as stated when you booked. Nothing more is due.',
  ],
  shares_missing: [
    '{amount} is still to pay for your stay at {hotel} ({reference})',
    'The time for the shares that you sent is over, and not everyone has paid. As stated when you divided the cost, we now ask you for what is missing: you can pay it here, divide it again, or pay it at the hotel. Your booking remains valid.',
  ],
  rest_due: [
    '{amount} is now due for your stay at {hotel} ({reference})',
    'It is the rest after your deposit, as stated when you booked. Please pay it on the page that the button opens. {ifUnpaid}',
  ],
  deposit_refused: [
    '{hotel}: your bank did not hold the security deposit of {amount} ({reference})',
    'The hotel asks for a security deposit, as stated when you booked. It could not be held on the card you left, and is not tried again: the hotel will ask you for it when you arrive. Nothing was charged, and your booking remains valid.',
  ],
  deposit_captured: [
    '{hotel} has taken {amount} of your security deposit ({reference})',
    'This amount was charged to the card on which the deposit was held; the rest is released. If that is a mistake, please call the hotel.',
  ],
  deposit_given_back: [
    '{hotel} has given {amount} of your security deposit back ({reference})',
    'This sum goes back to the card from which it was taken. Your bank shows it within a few days.',
  ],
  price_refused: [
    'You have refused the new price of {reference} at {hotel}',
    'Your request is closed, and the rooms are no longer held for you. {refund}',
  ],
};
