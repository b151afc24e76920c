import { describe, expectTypeOf, it } from 'vitest';
import { urlOf } from './build-urls.ts';
import type { Owner, RouteId } from './routes.ts';

describe('urlOf', () => {
  it('wants every parameter of its route, and no other', () => {
    expectTypeOf(urlOf('checkout', { bookingId: 'a' })).toBeString();
    expectTypeOf(urlOf('planner', { hotelId: 1760 }, { lang: 'de' })).toBeString();
    // @ts-expect-error the booking is missing
    urlOf('checkout');
    // @ts-expect-error nor is it there by another name
    urlOf('checkout', { id: 'a' });
    // @ts-expect-error one of five parameters is not enough
    urlOf('rooms', { hotelId: 1760 });
    // @ts-expect-error there is no such route
    urlOf('nowhere');
  });

  it('takes a route without parameters as it is', () => {
    expectTypeOf(urlOf('hotelHome')).toBeString();
    expectTypeOf(urlOf('roomCheckout', {}, { quote: 'q' })).toBeString();
    // @ts-expect-error the home page has no slug
    urlOf('hotelHome', { slug: 'a' });
  });

  it('knows the search parameters', () => {
    expectTypeOf(urlOf('hotelHome', {}, { notice: 'invalid-date' })).toBeString();
    // @ts-expect-error a misspelt parameter
    urlOf('hotelHome', {}, { language: 'de' });
    // @ts-expect-error a notice that no page shows
    urlOf('hotelHome', {}, { notice: 'hello' });
  });
});

describe('the route table', () => {
  it('is a closed list of names and owners', () => {
    expectTypeOf<'checkout'>().toExtend<RouteId>();
    expectTypeOf<string>().not.toExtend<RouteId>();
    expectTypeOf<'checkout'>().toExtend<Owner>();
    expectTypeOf<'shell'>().not.toExtend<Owner>();
  });
});
