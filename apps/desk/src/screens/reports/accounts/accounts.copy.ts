import type { OpenAccounts } from '@latchkey/api-contract/types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FigureWords } from '../figures.copy.ts';

/** What a debtor is. */
export const debtorKinds: Readonly<Record<OpenAccounts['debtors'][number]['kind'], MessageDescriptor>> = {
  company: msg({ message: 'Company', context: 'who owes' }),
  guest: msg({ message: 'Guest', context: 'who owes' }),
  other: msg({ message: 'Other payer', context: 'who owes' }),
};

const debtor: FigureWords = {
  name: msg({ message: 'Debtor', context: 'head of a column' }),
  means: msg`Anyone who still has to pay for a stay that is over. Companies are grouped by tax number, or by name if they have none; guests by name and phone number.`,
};
const owed: FigureWords = {
  name: msg({ message: 'Owed', context: 'head of a column' }),
  means: msg`What this debtor still has to pay according to the account of the stay, with tax. Money owed to one debtor never reduces what another has to pay.`,
};
const age: FigureWords = {
  name: msg({ message: 'Age of a debt', context: 'a definition' }),
  means: msg`Days since the account was left open at check-out, cancellation or no-show, up to today.`,
};
const since: FigureWords = {
  name: msg({ message: 'Open since', context: 'head of a column' }),
  means: msg`The day on which the account was left open: at check-out, cancellation or no-show.`,
};
const days: FigureWords = {
  name: msg({ message: 'Days open', context: 'head of a column' }),
  means: msg`Days from then until today.`,
};

/** What is defined beneath the debtors, and beneath their stays. */
export const accountTerms = { debtors: [debtor, owed, age], stays: [debtor, since, days, owed] } as const;

/** The heads of both tables; the sum comes early, where a phone shows it. */
export const accountHeads = {
  debtors: [
    debtor.name,
    owed.name,
    msg({ message: 'Kind', context: 'of a debtor' }),
    msg({ message: 'Tax number', context: 'of a debtor' }),
    msg({ message: 'Stays', context: 'how many' }),
    msg({ message: 'Up to 30 days', context: 'age of a debt' }),
    msg({ message: '31–60 days', context: 'age of a debt' }),
    msg({ message: '61–90 days', context: 'age of a debt' }),
    msg({ message: 'Over 90 days', context: 'age of a debt' }),
  ],
  stays: [
    debtor.name,
    owed.name,
    msg({ message: 'Booking', context: 'head of a column' }),
    msg({ message: 'Guest', context: 'head of a column' }),
    msg({ message: 'Departure', context: 'head of a column' }),
    since.name,
    days.name,
  ],
} as const;
