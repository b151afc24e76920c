import type { IconShape } from '@latchkey/ui/icon';
import {
  brushCleaning,
  chartColumn,
  chartGantt,
  clipboardList,
  coins,
  messagesSquare,
  notebookText,
  slidersHorizontal,
  users,
  wallet,
} from '@latchkey/ui/icons';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { deskUrl } from '@latchkey/site/urls';
import type { PropertyOperation, StaffRole } from '@latchkey/booking-core/staff';
import type { StaffHotel } from '../session/staff-session.ts';
import { mayHere } from '../session/may-here.ts';

/** A place of the desk as the rail and the bar at the thumb name it. */
export interface NavigationEntry {
  readonly id:
    | 'today'
    | 'answers'
    | 'rooms'
    | 'cleaning'
    | 'rates'
    | 'counter'
    | 'reports'
    | 'set-up'
    | 'journal'
    | 'people';
  readonly label: MessageDescriptor;
  readonly icon: IconShape;
  readonly href: (hotelId: number) => string;
  /** The operation that its page begins with: only people who may call it see the place. */
  readonly needs: PropertyOperation;
  /** It stands apart, at the end of the rail. */
  readonly isApart?: boolean;
  /** Whose day begins there, and not at the first place that they have. */
  readonly isHomeOf?: StaffRole;
  /** It is in reach of a thumb, where a phone has not room for all. */
  readonly isNear?: boolean;
}

export type NavigationId = NavigationEntry['id'];

/** The places of the desk, in the order of the day. A place is here once it has a page. */
export const navigation: readonly NavigationEntry[] = [
  {
    id: 'today',
    label: msg({ message: 'Today', context: 'the day of a hotel' }),
    icon: clipboardList,
    href: (hotelId) => deskUrl('today', { hotelId }),
    needs: 'getDay',
    isNear: true,
  },
  {
    id: 'answers',
    label: msg({ message: 'Answers', context: 'what guests are owed' }),
    icon: messagesSquare,
    href: (hotelId) => deskUrl('answers', { hotelId }),
    needs: 'listAnswers',
  },
  {
    id: 'rooms',
    label: msg({ message: 'Rooms', context: 'the plan of a hotel’s rooms' }),
    icon: chartGantt,
    href: (hotelId) => deskUrl('rooms', { hotelId }),
    needs: 'getRoomPlan',
    isNear: true,
  },
  {
    id: 'cleaning',
    label: msg({ message: 'Cleaning', context: 'which rooms are to be made ready' }),
    icon: brushCleaning,
    href: (hotelId) => deskUrl('cleaning', { hotelId }),
    needs: 'setUnitState',
  },
  {
    id: 'rates',
    label: msg({ message: 'Rates', context: 'what nights cost and sell' }),
    icon: coins,
    href: (hotelId) => deskUrl('rates', { hotelId }),
    needs: 'getRateGrid',
  },
  {
    id: 'counter',
    label: msg({ message: 'Counter', context: 'cash and the end of the day' }),
    icon: wallet,
    href: (hotelId) => deskUrl('counter', { hotelId }),
    needs: 'getCounter',
  },
  {
    id: 'reports',
    label: msg({ message: 'Reports', context: 'what a hotel has sold' }),
    icon: chartColumn,
    href: (hotelId) => deskUrl('reports', { hotelId }),
    needs: 'getReports',
    isApart: true,
    isHomeOf: 'accountant',
  },
  {
    id: 'set-up',
    label: msg({ message: 'Settings', context: 'what the hotel says of itself' }),
    icon: slidersHorizontal,
    href: (hotelId) => deskUrl('setUp', { hotelId }),
    needs: 'getSetUp',
    isApart: true,
  },
  {
    id: 'journal',
    label: msg({ message: 'Journal', context: 'who did what at a hotel' }),
    icon: notebookText,
    href: (hotelId) => deskUrl('journal', { hotelId }),
    needs: 'listJournal',
    isApart: true,
  },
  {
    id: 'people',
    label: msg({ message: 'People', context: 'who works at the hotel' }),
    icon: users,
    href: (hotelId) => deskUrl('people', { hotelId }),
    needs: 'listPeople',
    isApart: true,
  },
];

/** The places that somebody has at a hotel. */
export const navigationOf = (hotel: Pick<StaffHotel, 'hotelId' | 'role'>): readonly NavigationEntry[] =>
  navigation.filter(({ needs }) => mayHere(hotel, needs));
