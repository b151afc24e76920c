import { priceOfExtra, pricesIn } from '@latchkey/booking-core/extras';
import { extraPriceSentence } from '@latchkey/format/extra-price-sentence';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { useBooking } from '../../booking-on-page.tsx';
import type { OfferedExtra } from '../../booking.model.ts';

/** What one of an extra costs in the stay. Lazy. */
export function ExtraPrice({ extra }: { readonly extra: OfferedExtra }) {
  const { locale } = usePage();
  const { selection, currency } = useBooking().model.booking;
  const price = priceOfExtra(selection === undefined ? extra : pricesIn(extra, selection.stay));
  const said = extraPriceSentence(price, currency, locale);
  return price.percent === undefined ? <Price weight="plain">{said}</Price> : said;
}
