import { decimalsOf } from '../currency/currency.ts';
import type { CurrencyCode, MinorUnits } from '../currency/currency.types.ts';
import type { RoomTyped } from './rooms-typed.ts';

/** Room types as lines that `roomsTyped` reads back as the same; a price that cannot be told is "?", for somebody to fill in. */
export const roomLines = (
  rooms: readonly Omit<RoomTyped, 'saysBeds'>[],
  currency: CurrencyCode,
  hasPrices = true,
): string => rooms.map((room) => lineOf(room, currency, hasPrices)).join('\n');

function lineOf(
  { name, count, beds, guests, prices, hourly }: Omit<RoomTyped, 'saysBeds'>,
  currency: CurrencyCode,
  hasPrices: boolean,
): string {
  const sum = (price: MinorUnits): string => (hasPrices ? plain(price, currency) : '?');
  return [
    name,
    String(count),
    beds.map(({ kind, count: of }) => `${of} ${kind}`).join(' + '),
    String(guests),
    (hasPrices && prices.length > 0 ? prices.map(sum) : ['?']).join('/'),
    ...hourly.map(({ hours, price }) => `${hours} h ${sum(price)}`),
  ].join('; ');
}

/** Whole units, and the part after them where there is one, by two digits at most: three would be read as thousands. */
function plain(amount: MinorUnits, currency: CurrencyCode): string {
  const decimals = decimalsOf(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
  const told = part.slice(0, 2);
  return Number(told) === 0 ? whole : `${whole}.${told}`;
}
