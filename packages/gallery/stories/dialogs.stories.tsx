import { availability } from '@latchkey/testing/hotel';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { DateRangeDialog, DayDialog, type CalendarDate, type DateRange } from '@latchkey/ui/date-range';
import { Dialog } from '@latchkey/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

export default { title: 'ui/Dialogs', tags: ['whole-page'] } satisfies Meta;

const today = availability.bookedOn;

/** The date so many days after today. */
const dateIn = (days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

/** Sixty nights: the fourth is sold out, the fifth closed, the ninth takes stays of three nights, Saturdays are dearer. */
const nights = Array.from({ length: 60 }, (_, day): [string, CalendarDate] => {
  const date = dateIn(day);
  const isDear = new Date(date).getUTCDay() === 6;
  const availabilityOf = { 4: 'sold_out', 5: 'closed' } as const;
  return [
    date,
    {
      date,
      amount: isDear ? 640_000 : 546_000,
      price: isDear ? '6,400' : '5,460',
      availability: availabilityOf[day as 4 | 5] ?? 'open',
      minStay: day === 9 ? 3 : 1,
    },
  ];
});

export const Open: StoryObj = {
  render: () => (
    <Dialog open onClose={() => undefined} title="Guests" foot={<Button wide>Use these guests</Button>}>
      <p>Two adults and a child of seven.</p>
    </Dialog>
  ),
};

/** Wider than 768 px it stands in the middle. */
export const Wide: StoryObj = {
  tags: ['wide'],
  render: () => (
    <Dialog open onClose={() => undefined} title="Prices and taxes" size="wide">
      <p>Every tax is in the price.</p>
    </Dialog>
  ),
};

function Calendar({ chosen, priced }: { readonly chosen: DateRange | null; readonly priced: boolean }): ReactNode {
  const { locale } = usePage();
  const [value, setValue] = useState(chosen);
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <DateRangeDialog
      open
      onClose={() => undefined}
      value={value}
      onUse={setValue}
      today={today}
      until={dateIn(90)}
      dates={new Map(priced ? nights : [])}
      dateWords={(date) => format.format(new Date(date))}
      arrival="from 12:00"
      departure="until 11:00"
      cost={priced ? { title: 'From ₹16,380', note: '3 nights, 2 adults, taxes included' } : null}
      priceNote={priced ? 'Lowest price of each night in ₹, taxes included, 2 adults' : undefined}
    />
  );
}

/** Prices, the lowest of them, a date sold out, one closed, one with a minimum stay. */
export const CalendarWithPrices: StoryObj = {
  tags: ['wide', 'late'],
  render: () => <Calendar chosen={{ checkIn: dateIn(7), checkOut: dateIn(10) }} priced />,
};

export const CalendarWithNothingChosen: StoryObj = {
  tags: ['late'],
  render: () => <Calendar chosen={null} priced={false} />,
};

/** One day, for a stay of some hours: a press on it is the decision. */
export const OneDay: StoryObj = {
  tags: ['late'],
  render: () => (
    <DayDialog
      open
      onClose={() => undefined}
      title="Which day?"
      value={dateIn(3)}
      today={today}
      until={dateIn(90)}
      onChoose={() => undefined}
    />
  ),
};
