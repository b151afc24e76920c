import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { SelectField } from '@latchkey/ui/select-field';
import { useLingui } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';
import { planNames } from './plan-names.ts';

/** Each room of the stay, with every type and plan that the hotel sells; what is booked stays there, sold or not. */
export function RoomFields() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { model } = useBooking();
  const { booking, offered, asked } = model;
  const nameOf = planNames(model, locale);
  const sold = (offered?.rooms ?? []).flatMap(({ roomTypeId, name, plans }) =>
    plans.map((plan) => ({ value: `${roomTypeId} ${plan.id}`, name: withCommas([name, plan.name], locale) })),
  );
  return (booking.selection?.rooms ?? []).map(({ roomTypeId, ratePlanId }, at, { length }) => {
    const own = `${roomTypeId} ${ratePlanId}`;
    const number = at + 1;
    const choices = sold.some(({ value }) => value === own)
      ? sold
      : [{ value: own, name: nameOf(roomTypeId, ratePlanId) }, ...sold];
    return (
      <SelectField
        key={at}
        name={`r${at}`}
        label={length === 1 ? t`Room and plan` : t`Room ${number} and plan`}
        defaultValue={asked[`r${at}`] ?? own}
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  });
}
