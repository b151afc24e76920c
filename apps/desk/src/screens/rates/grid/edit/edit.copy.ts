import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { problemWords } from '../../rates.copy.ts';
import type { SaveProblem } from './save-cells.ts';
import type { CellFault } from './typed-value.ts';
import type { Unmet } from './unmet.ts';

/** Why nothing was changed. */
export type EditProblem = CellFault | SaveProblem | Unmet['fault'] | 'no_room' | 'newer';

export const editWords: Readonly<Record<EditProblem, MessageDescriptor>> = {
  price_wrong: problemWords.price_wrong,
  decimals: msg({ message: 'The currency has no such decimals.', context: 'problem of a cell of the rates' }),
  other_currency: msg({
    message: 'Prices here are in the hotel’s currency alone.',
    context: 'problem of a cell of the rates',
  }),
  stay_wrong: problemWords.stay_wrong,
  longest_wrong: msg({
    message: 'A maximum stay is 1 to 365 nights, or 0 for none.',
    context: 'problem of a cell of the rates',
  }),
  rooms_wrong: msg({ message: 'Rooms to sell are 0 to 1,000.', context: 'problem of a cell of the rates' }),
  flag_wrong: msg({ message: 'Write 1 for yes or 0 for no.', context: 'problem of a cell of the rates' }),
  stay_order: problemWords.stay_order,
  beyond_sale: problemWords.beyond_sale,
  no_room: msg({
    message: 'What is pasted is larger than the table, or meets a line that is not typed.',
    context: 'problem of a cell of the rates',
  }),
  newer: msg({
    message: 'Someone else has set another value; it is shown now. None of your changes were saved.',
    context: 'problem of a cell of the rates',
  }),
  changed: problemWords.changed,
  not_allowed: problemWords.not_allowed,
  unavailable: problemWords.unavailable,
  price_jump: msg({
    message: 'That is a tenth or ten times of the price before. Nothing was changed.',
    context: 'problem of a cell of the rates',
  }),
  price_order: problemWords.price_order,
  below_sold: msg({ message: 'More rooms are sold than that.', context: 'problem of a cell of the rates' }),
  total_jump: msg({
    message: 'That is ten times as many rooms as before. Nothing was changed.',
    context: 'problem of a cell of the rates',
  }),
  too_many_cells: problemWords.too_many_cells,
};

/** Problems that may be meant: they can be done all the same. */
export const mayBeMeant: readonly EditProblem[] = ['price_jump', 'price_order', 'total_jump'];
