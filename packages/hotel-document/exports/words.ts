export { hotelWords, type HotelWords } from '../src/schema/hotel-words.schema.ts';
export type { HotelDocuments } from '../src/schema/hotel-documents.types.ts';
export type { WrittenWords } from '../src/schema/written.types.ts';
