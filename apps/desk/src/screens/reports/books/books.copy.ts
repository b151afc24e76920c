import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BooksDone, BooksProblem } from './books.model.ts';

/** Why a form of the books was not carried out. */
export const problemWords: Readonly<Record<BooksProblem, MessageDescriptor>> = {
  nothing_ready: msg`All closed days of this month are already in a batch.`,
  settings_missing: msg`First save the accounts below.`,
  earlier_first: msg`An earlier month has days that are not in a batch yet. Make that batch first.`,
  accounts_missing: msg`Some entries have no account yet. They are marked below.`,
  accounts_unfit: msg`DATEV does not take some of these account codes: digits only, as long as the account length says, and for guests one digit more.`,
  chart_elsewhere: msg`DATEV and its charts of accounts are for hotels in Germany that charge euros.`,
  numbers_invalid: msg`Please check the adviser number, client number, account length and the tax on advances.`,
  code_invalid: msg`An account code has letters, digits and . : / - _ only.`,
  unavailable: msg`This could not be done. Please try again.`,
};

export const doneWords: Readonly<Record<BooksDone, MessageDescriptor>> = {
  saved: msg`Accounts saved. Batches that were made stay as they are.`,
  made: msg`The batch is sealed and can be downloaded below.`,
};

const parts: Readonly<Record<string, MessageDescriptor>> = {
  room: msg({ message: 'Revenue from rooms', context: 'account' }),
  other: msg({ message: 'Revenue from extras', context: 'account' }),
  fee: msg({ message: 'Revenue from fees', context: 'account' }),
};

const ways: Readonly<Record<string, MessageDescriptor>> = {
  cash: msg({ message: 'Cash', context: 'account' }),
  'card-terminal': msg({ message: 'Card terminal, in transit', context: 'account' }),
  'bank-transfer': msg({ message: 'Bank', context: 'account' }),
};

const plain: Readonly<Record<string, MessageDescriptor>> = {
  guests: msg({ message: 'Guests (what they owe)', context: 'account' }),
  'deposit-kept': msg({ message: 'Security deposits kept', context: 'account' }),
  'over-short': msg({ message: 'Cash over or short', context: 'account' }),
  'cash-in': msg({ message: 'Paid into the drawer', context: 'account' }),
  'cash-out': msg({ message: 'Paid out of the drawer', context: 'account' }),
  'cash-drop': msg({ message: 'Removed from the drawer', context: 'account' }),
};

/** What an account is for, in words, and the rate or name that stands beside them. */
export function accountWords(key: string): { readonly words: MessageDescriptor; readonly beside: string } {
  const [name = '', ...rest] = key.split(':');
  const last = rest.at(-1) ?? '';
  const rate = last === '' || last === '0' ? '' : `${last}%`;
  switch (name) {
    case 'revenue':
      return { words: parts[rest[0] ?? ''] ?? other, beside: rate };
    case 'advances':
      return { words: msg({ message: 'Advances received', context: 'account' }), beside: rate };
    case 'tax':
      return {
        words: msg({ message: 'Tax due', context: 'account' }),
        beside: taxSaid(rest.slice(0, -1).join(':'), last),
      };
    case 'advance-tax':
      return {
        words: msg({ message: 'Tax due on advances', context: 'account' }),
        beside: taxSaid(rest.slice(0, -1).join(':'), last),
      };
    case 'levy':
      return { words: msg({ message: 'Passed on to the town', context: 'account' }), beside: rest.join(':') };
    case 'money':
      return {
        words: ways[last] ?? msg({ message: 'Online payments, in transit', context: 'account' }),
        beside: Object.hasOwn(ways, last) ? '' : last,
      };
    default:
      return { words: plain[key] ?? other, beside: '' };
  }
}

/** A tax by its name, which may say its rate already. */
const taxSaid = (name: string, rate: string): string => (name.includes(rate) ? name : `${name} ${rate}%`);

const other = msg({ message: 'Other', context: 'account' });
