import { parse, type HTMLElement } from 'node-html-parser';

/** An offer in microdata: what a checker reads of it. */
export interface ReadOffer {
  /** Every price inside, as machines read it; a checker wants exactly one. */
  readonly prices: readonly string[];
  readonly currency: string | null;
  /** Whether the price is also what a guest sees there. */
  readonly isVisible: boolean;
  /** Whether the element to press lies in it. */
  readonly isOnPath: boolean;
  /** The form that a browser without scripts sends from here. */
  readonly form: HTMLElement | null;
}

/** A page as a price checker reads it. */
export interface ReadPage {
  readonly stage: string | null;
  readonly isFinal: boolean;
  readonly isWaiting: boolean;
  /** Elements that are to be pressed, and in what order. */
  readonly presses: readonly (string | undefined)[];
  readonly hotelId: string | null;
  /** The parts of the hotel's address, by the names of schema.org. */
  readonly address: Readonly<Record<string, string>>;
  readonly nights: readonly (string | null)[];
  readonly offers: readonly ReadOffer[];
  readonly root: HTMLElement;
}

/**
 * Reads stages, presses and offers of a page by the names that Google's guide for its generic crawler gives them
 * (https://developers.google.com/hotels/hotel-prices/structured-data/generic-crawler-guide) and by the rules of microdata
 * (https://html.spec.whatwg.org/multipage/microdata.html#values): the value of `data` is its `value`, of `meta` its `content`.
 */
export function readPage(html: string): ReadPage {
  // What stands in `noscript` is part of the page for a program that runs no scripts.
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const stage = root.querySelector('[data-nav-stage]');
  const property = (name: string): string | null =>
    stage?.querySelector(`[itemprop=${name}]`)?.getAttribute('content') ?? null;
  return {
    stage: stage?.getAttribute('data-nav-stage') ?? null,
    isFinal: stage?.getAttribute('data-nav-stage-final') === 'true',
    isWaiting: root.querySelector('[data-nav-loading-indicator]') !== null,
    presses: root
      .querySelectorAll('[data-nav-criticalpath=true][data-nav-interactiontype=CLICK]')
      .map((element) => element.getAttribute('data-nav-interactionorder')),
    hotelId: property('identifier'),
    address: Object.fromEntries(
      (stage?.querySelectorAll('[itemtype="https://schema.org/PostalAddress"] [itemprop]') ?? []).map((part) => [
        part.getAttribute('itemprop') ?? '',
        part.getAttribute('content') ?? '',
      ]),
    ),
    nights: [property('checkinTime'), property('checkoutTime')],
    offers: root.querySelectorAll('[itemtype="https://schema.org/Offer"]').map((offer) => {
      const prices = offer.querySelectorAll('[itemprop=price]');
      return {
        prices: prices.map((price) => price.getAttribute('value') ?? ''),
        currency: offer.querySelector('[itemprop=priceCurrency]')?.getAttribute('content') ?? null,
        isVisible: prices.every(
          (price) => digitsOf(price.text).replace(/^0+/, '') === digitsOf(price.getAttribute('value') ?? ''),
        ),
        isOnPath: offer.querySelector('[data-nav-criticalpath]') !== null,
        form: offer.querySelector('form'),
      };
    }),
    root,
  };
}

/** The digits of a text in European writing, whatever script it has them in, without anything between. */
export const digitsOf = (text: string): string =>
  Array.from(text, (sign) => (/\p{Nd}/u.test(sign) ? String(valueOf(sign)) : '')).join('');

/** The value of a decimal digit of any script: ten digits follow each other from a zero (Unicode, General_Category Nd). */
function valueOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
