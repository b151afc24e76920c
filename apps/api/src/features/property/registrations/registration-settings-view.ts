import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { dutyRuleOf } from '@latchkey/booking-core/registration';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { houseFieldsOf, houseMissing, keyFieldsOf, type settingsOf } from '../../registration/registration.ts';

type View = Extract<ReplyOf<PropertyContract['getRegistrationSettings']>, { readonly status: 200 }>['body'];
type Said = Awaited<ReturnType<typeof settingsOf>>;

/** What a house says of itself; of its keys only that they are there. */
export function registrationSettingsView(
  hotel: HotelRecord,
  said: Said,
  keys: readonly Buffer[],
  today: LocalDate,
): View {
  const { countryCode: country } = hotel.readFacts();
  const ownFields = said?.own_fields ?? [];
  const rule = dutyRuleOf(country, today, ownFields);
  const house = said?.house ?? {};
  return {
    scheme: rule?.scheme ?? null,
    country: country ?? null,
    source: rule?.source ?? null,
    house,
    houseFields: rule === undefined ? [] : houseFieldsOf(rule.scheme),
    houseMissing: rule === undefined ? [] : houseMissing(rule.scheme, house),
    keyFields: rule === undefined ? [] : [...keyFieldsOf(rule.scheme)],
    hasKeys: (said?.sealed ?? null) !== null,
    canKeep: keys.length > 0,
    ownFields: [...ownFields],
  };
}
