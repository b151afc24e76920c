import { usePage } from '@latchkey/site';
import { SearchForm, type SearchFormProps } from '@latchkey/stay/search-form';
import type { ReactNode } from 'react';
import { homePath } from './stay-dates.ts';
import { useSearch } from './show-rooms.ts';

/** The search form of the hotel's pages: the rooms it leads to come into sight. */
export function SearchRooms(props: Omit<SearchFormProps, 'form' | 'onSearch'> & { readonly form?: string }): ReactNode {
  const { site } = usePage();
  const { hotel, stay, form = homePath(site) } = props;
  return <SearchForm {...props} form={form} {...useSearch(hotel.id, stay)} />;
}
