/// <reference path="../src/ambient.d.ts" />
export { SearchForm, type SearchFormProps } from '../src/search-form/search-form.tsx';
export { ChangeStay, type ChangeStayProps } from '../src/search-form/change-stay.tsx';
export { mostGuests } from '../src/search-form/most-guests.ts';
export { ChangeHours } from '../src/search-form/change-hours.tsx';
export { HoursSearch } from '../src/search-form/hours-search.tsx';
export type { HoursSearchProps } from '../src/search-form/hours-search.types.ts';
export type { AskedHours } from '../src/stay-model.types.ts';
