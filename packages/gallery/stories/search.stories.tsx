import { HotelsSearch } from '@latchkey/stay/hotels-search';
import { ChangeHours, ChangeStay, HoursSearch, SearchForm } from '@latchkey/stay/search-form';
import { useStayWords } from '@latchkey/stay/stay-words';
import { refusalCopy } from '@latchkey/stay/use-stay';
import { availability, hotel } from '@latchkey/testing/hotel';
import { FieldError } from '@latchkey/ui/field-error';
import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';

export default { title: 'stay/Search and words' } satisfies Meta;

const { checkIn, checkOut, bookedOn } = availability;
const stay = { checkIn, checkOut, guests: { adults: 2, childAges: [7], infants: 1 } };

export const Search: StoryObj = {
  render: () => <SearchForm hotel={hotel} stay={stay} today={bookedOn} form="/" />,
};

/** The chips above the rooms: dates and guests, each a press away from others. */
export const Change: StoryObj = {
  render: () => <ChangeStay hotel={hotel} stay={stay} today={bookedOn} to={() => '/'} />,
};

/** The day and the party of a stay of some hours. */
export const Hours: StoryObj = {
  render: () => (
    <HoursSearch hotel={hotel} today={bookedOn} asked={{ date: checkIn, guests: stay.guests }} to={() => '/'} />
  ),
};

/** The chips above the hours: day and guests, each a press away from others. */
export const ChangeOfHours: StoryObj = {
  render: () => (
    <ChangeHours hotel={hotel} today={bookedOn} asked={{ date: checkIn, guests: stay.guests }} to={() => '/'} />
  ),
};

/** Place, dates and guests of a search for hotels. */
export const Hotels: StoryObj = {
  render: () => (
    <HotelsSearch asked={{ ...stay, place: '' }} isPriced={false} today={bookedOn} form="/" to={() => '/'} />
  ),
};

export const Words: StoryObj = {
  render: function Words() {
    const words = useStayWords();
    return (
      <ul>
        <li>{words.dates(stay)}</li>
        <li>{words.guests(stay.guests)}</li>
        {[1, 2, 3, 11].map((count) => (
          <li key={count}>
            {words.nights(count)}, {words.rooms(count)}, {words.beds(count)}
          </li>
        ))}
        <li>{words.money(18_480, 'INR')}</li>
      </ul>
    );
  },
};

export const Refusals: StoryObj = {
  render: function Refusals() {
    const { i18n } = useLingui();
    return (
      <>
        {Object.entries(refusalCopy).map(([code, message]) => (
          <FieldError key={code}>{i18n._(message)}</FieldError>
        ))}
      </>
    );
  },
};
