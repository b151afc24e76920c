import { TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useBooking } from '../../booking-on-page.tsx';

/** When the stay is: the dates of nights, or the date and the hours. */
export function StayFields() {
  const { t } = useLingui();
  const { booking, asked } = useBooking().model;
  const { stay } = booking;
  if (stay.kind === 'nights')
    return (
      <>
        <TextField name="in" type="date" required label={t`Check-in`} defaultValue={asked['in'] ?? stay.checkIn} />
        <TextField name="out" type="date" required label={t`Check-out`} defaultValue={asked['out'] ?? stay.checkOut} />
      </>
    );
  return (
    <>
      <TextField name="on" type="date" required label={t`Date`} defaultValue={asked['on'] ?? stay.date} />
      <TextField
        name="hour"
        type="number"
        min={0}
        max={23}
        required
        dir="ltr"
        label={t`From hour`}
        defaultValue={asked['hour'] ?? stay.startHour}
      />
      <TextField
        name="hours"
        type="number"
        min={1}
        max={24}
        required
        dir="ltr"
        label={t`Hours`}
        defaultValue={asked['hours'] ?? stay.hours}
      />
    </>
  );
}
