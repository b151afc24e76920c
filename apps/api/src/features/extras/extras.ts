export { heldBy, insertHeld, replaceHeld } from './extra-stock.queries.ts';
export { extrasLeft, extrasOf, mayHoldExtras, seemsToHoldExtras, takeExtras, takeExtrasAgain } from './take-extras.ts';
export { writeExtraStock } from './extra-stock.queries.ts';
