import { hotel, nightsQuote } from '@latchkey/testing/hotel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showCheckout } from '../../testing/show-checkout.ts';

const said = /By booking you say that this is true of everybody/;

test('a room that not everybody may sleep in says so beside the act that confirms it', async () => {
  const booked = nightsQuote.selection.rooms[0]?.roomTypeId;
  const HotelRooms = hotel.HotelRooms.map((room) => ({ ...room, whoSleeps: 'Women only, from 18 years' }));
  const name = hotel.HotelRooms.find(({ id }) => id === booked)?.name ?? '';
  await showCheckout({ getHotel: { status: 200, body: { ...hotel, HotelRooms } } });
  expect((await screen.findAllByText(said)).length).toBe(1);
  expect(screen.getByText(`${name}: Women only, from 18 years`)).toBeTruthy();
});

test('a room for everybody says nothing of it', async () => {
  await showCheckout();
  expect(screen.queryByText(said)).toBeNull();
});
