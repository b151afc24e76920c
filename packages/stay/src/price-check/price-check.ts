/*
 * What tells price checkers the way through the pages of a booking
 * (https://developers.google.com/hotels/hotel-prices/structured-data/generic-crawler-guide).
 */

/** The element that a page's one offer or offers belong to: the hotel, and the stay that is offered. */
export const checkedHotel = {
  itemScope: true,
  itemType: 'https://schema.org/Hotel https://schema.org/LodgingReservation',
} as const;

/** One offer in it: exactly one total is inside. */
export const checkedOffer = {
  itemProp: 'makesOffer',
  itemScope: true,
  itemType: 'https://schema.org/Offer',
} as const;

/** Which step a page is, and whether its total is the last one before anything is asked of the guest. */
export const checkedStage = (
  stage: 'room-selection' | 'checkout',
  isFinal: boolean,
): Readonly<Record<string, string>> => ({
  'data-nav-stage': stage,
  ...(isFinal ? { 'data-nav-stage-final': 'true' } : {}),
});

/** The one element to press on the way to the total. */
export const checkedClick = {
  'data-nav-criticalpath': 'true',
  'data-nav-interactiontype': 'CLICK',
  'data-nav-interactionorder': '1',
} as const;

/** While prices are on their way: checkers wait until no element has it. */
export const checkedWait = (isWaiting: boolean): Readonly<Record<string, string>> =>
  isWaiting ? { 'data-nav-loading-indicator': 'true' } : {};
