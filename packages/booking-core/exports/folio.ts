export {
  folioLineKinds,
  folioSources,
  guestPayer,
  payerKinds,
  postedKinds,
  type FolioBalance,
  type FolioLine,
  type FolioLineKind,
  type FolioSubject,
  type PayerKind,
  type TaxWithin,
} from '../src/folio/folio.types.ts';
export { balanceOfPayers, folioBalance, isCharge } from '../src/folio/folio-balance.ts';
export { linesBy } from '../src/folio/lines-by.ts';
export { agreedLines, type AgreedCharges } from '../src/folio/agreed-lines.ts';
export { movesOf, standingWith, type Move, type WhatMoves } from '../src/folio/moved-lines.ts';
export { movesAfterChange, type MoveToPayer } from '../src/folio/moves-after-change.ts';
export { taxIn } from '../src/folio/tax-within.ts';
export { balanceOfSums } from '../src/folio/balance-of-sums.ts';
