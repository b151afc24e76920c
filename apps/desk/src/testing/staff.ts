import { fakeApi, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import type { StaffRole } from '@latchkey/booking-core/staff';
import type { StaffHotel, StaffSession } from '../session/staff-session.ts';

/** Somebody's work at the hotel of the tests. */
export const courtyard = (role: StaffRole = 'owner'): StaffHotel => ({
  hotelId: 1760,
  name: 'Sandalwood Courtyard',
  city: 'Bengaluru',
  role,
});

export const linde: StaffHotel = { hotelId: 1188, name: 'Haus Linde', city: 'Berlin', role: 'reception' };

/** A person who is signed in, and works at these hotels. */
export const sessionAt = (...hotels: readonly StaffHotel[]): StaffSession => ({
  person: { personId: 'p1', name: 'Rao', mail: 'owner@sandalwood-courtyard.example', language: 'en', density: 'calm' },
  hotels: [...hotels],
  provedAt: '2026-11-20T08:00:00.000Z',
});

/** An engine that knows who is signed in, and answers as it is told beside that. */
export const signedInAs = (session: StaffSession, replies: object = {}): FakeApi =>
  fakeApi({ getStaffSession: { status: 200, body: session }, ...replies } as Replies);
