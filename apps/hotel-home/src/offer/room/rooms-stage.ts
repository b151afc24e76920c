import { checkedStage } from '@latchkey/stay/price-check';
import type { ChosenStay, StayOffer } from '@latchkey/stay/use-stay';

/**
 * The tags that lead price checkers through a page of rooms. A party that fits no single room type finds an offer that
 * one press books, and a total to compare, only once it has put a stay together: until then the page has no tags.
 */
export function roomsStage(
  { basket, bill }: Pick<ChosenStay, 'basket' | 'bill'>,
  least: StayOffer | null,
): Readonly<Record<string, string>> {
  const isFinal = basket.kind === 'ready' && bill !== null;
  return isFinal || least !== null ? checkedStage('room-selection', isFinal) : {};
}
