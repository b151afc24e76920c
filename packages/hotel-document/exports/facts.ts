export { hotelFacts, type HotelFacts, type Weekday } from '../src/schema/hotel-facts.schema.ts';
export { measuringFacts, type MeasuringFacts } from '../src/schema/measuring-facts.schema.ts';
export type { WrittenFacts, WrittenRoom, WrittenTax } from '../src/schema/written.types.ts';
