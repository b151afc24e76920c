import { checkedStage } from '@latchkey/stay/price-check';
import type { ChosenStay, StayOffer } from '@latchkey/stay/use-stay';

/**
 * The tags that lead price checkers through a page of rooms. Where no room type holds the whole party, there is no
 * offer that one press books, and no total to compare: the page has no tags until a guest has put a stay together.
 */
export function roomsStage(
  { basket, bill }: Pick<ChosenStay, 'basket' | 'bill'>,
  least: StayOffer | null,
): Readonly<Record<string, string>> {
  const isFinal = basket.kind === 'ready' && bill !== null;
  return isFinal || least !== null ? checkedStage('room-selection', isFinal) : {};
}
