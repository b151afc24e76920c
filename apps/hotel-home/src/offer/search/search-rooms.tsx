import { usePage } from '@latchkey/site';
import { stayUrl } from '@latchkey/site/urls';
import { SearchForm, type SearchFormProps } from '@latchkey/stay/search-form';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { homePath } from './stay-dates.ts';
import { roomsWantedAtom } from './show-rooms.ts';

/** The search form of the hotel's pages: the rooms it leads to come into sight. */
export function SearchRooms(props: Omit<SearchFormProps, 'form' | 'onSearch'> & { readonly form?: string }): ReactNode {
  const { site } = usePage();
  const showRooms = useSetAtom(roomsWantedAtom);
  const { hotel, form = homePath(site) } = props;
  return (
    <SearchForm {...props} form={form} onSearch={(asked) => showRooms(stayUrl({ hotelId: hotel.id, ...asked }))} />
  );
}
