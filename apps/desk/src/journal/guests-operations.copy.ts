import { msg } from '@lingui/core/macro';

/** What somebody did with money at the counter and with what guests ask and write. */
export const guestsWords = {
  bookAtProperty: msg({ message: 'Booked for a guest', context: 'line of the journal' }),
  recordPayment: msg({ message: 'Took a payment', context: 'line of the journal' }),
  takePaymentBack: msg({ message: 'Took a payment back that was noted', context: 'line of the journal' }),
  captureDeposit: msg({ message: 'Sum taken of the security deposit', context: 'line of the journal' }),
  letDepositGo: msg({ message: 'Security deposit let go', context: 'line of the journal' }),
  postToFolio: msg({ message: 'Posted to the folio', context: 'line of the journal' }),
  reverseFolioLine: msg({ message: 'Reversed a line of the folio', context: 'line of the journal' }),
  addFolioPayer: msg({ message: 'Added a payer to the folio', context: 'line of the journal' }),
  moveFolioLines: msg({ message: 'Moved charges to another payer', context: 'line of the journal' }),
  transferFolioLines: msg({ message: 'Transferred charges to another stay', context: 'line of the journal' }),
  openShift: msg({ message: 'Opened the cash drawer', context: 'line of the journal' }),
  moveCash: msg({ message: 'Moved cash of the drawer', context: 'line of the journal' }),
  countShift: msg({ message: 'Counted the cash drawer', context: 'line of the journal' }),
  endDay: msg({ message: 'Ended the day', context: 'line of the journal' }),
  setDayEnd: msg({ message: 'Set when the day ends', context: 'line of the journal' }),
  giveBackAtProperty: msg({ message: 'Gave money back at the house', context: 'line of the journal' }),
  issueInvoice: msg({ message: 'Issued the invoice', context: 'line of the journal' }),
  creditInvoice: msg({ message: 'Issued a credit note', context: 'line of the journal' }),
  takeAnswer: msg({ message: 'Took care of a guest’s question', context: 'line of the journal' }),
  sendAnswer: msg({ message: 'Answered a guest’s question', context: 'line of the journal' }),
  closeAnswer: msg({ message: 'Closed a question without an answer', context: 'line of the journal' }),
  reopenAnswer: msg({ message: 'Opened a question again', context: 'line of the journal' }),
  writeToGuest: msg({ message: 'Wrote to the guest', context: 'line of the journal' }),
} as const;
