/// <reference path="../src/ambient.d.ts" />
export { HotelsSearch, type AskedHotels, type HotelsSearchProps } from '../src/search-form/hotels-search.tsx';
