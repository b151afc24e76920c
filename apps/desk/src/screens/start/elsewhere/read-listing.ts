import { Parser } from 'htmlparser2';

/** What a hotel list says of a house; empty where it says nothing. */
export interface Listing {
  readonly name: string;
  /** ISO 3166 alpha-2, or what stands there. */
  readonly country: string;
  readonly city: string;
  readonly street: string;
  readonly postalCode: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly phone: string;
}

const lines = ['addr1', 'addr2', 'addr3'];

/**
 * The houses of a hotel list feed as Google takes it: a <listing> each, with a name, address components, country,
 * latitude, longitude and telephone numbers. Empty for any other text.
 */
export function readListings(xml: string): readonly Listing[] {
  const listings: Record<string, string>[] = [];
  let at = '';
  let current: Record<string, string> | null = null;
  const parser = new Parser(
    {
      onopentag(tag, { name = '', type = '' }) {
        if (tag === 'listing') listings.push((current = {}));
        else if (tag === 'component') at = name;
        // The main number, where there are others too.
        else if (tag === 'phone') at = type === 'main' || current?.['phone'] === undefined ? tag : '';
        else at = tag;
        if (current !== null && at === 'phone') current['phone'] = '';
      },
      ontext(text) {
        if (current !== null && at !== '') current[at] = (current[at] ?? '') + text;
      },
      onclosetag(tag) {
        at = '';
        if (tag === 'listing') current = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return listings.map((one) => {
    const said = (key: string): string => (one[key] ?? '').replaceAll(/\s+/g, ' ').trim();
    return {
      name: said('name'),
      country: said('country').toUpperCase(),
      city: said('city'),
      street: lines
        .map(said)
        .filter((line) => line !== '')
        .join(', '),
      postalCode: said('postal_code'),
      latitude: said('latitude'),
      longitude: said('longitude'),
      phone: said('phone'),
    };
  });
}
