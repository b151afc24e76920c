import { camelCase } from './names.ts';

/** Whose pages a remote's are: on guests' hosts, or on the desk's, which has a table of routes of its own. */
export const pagesFor = ['guests', 'desk'] as const;
export type PagesFor = (typeof pagesFor)[number];

/** Where a new screen is, as the files that are written say it. */
export interface ScreenPlace {
  /** The file with the table that its route stands in. */
  readonly table: string;
  /** Its line there. */
  readonly route: (app: string) => string;
  /** A demo host that has it, and its path there. */
  readonly host: string;
  readonly path: string;
  /** Who sees it there, signed in; null where everybody does. */
  readonly as: 'owner' | null;
  /** A host as journeys name it. */
  readonly journeyHost: string;
  /** How code makes its address with a search, and from what it takes that. */
  readonly address: (search: string) => string;
  readonly addressFrom: string;
  /** The parameters that its path has in a test: `, params: { … }`, or nothing. */
  readonly params: string;
  /** What a test gives `showScreen` beside the words, and from where. */
  readonly shownOn: string;
  readonly shownFrom: string;
}

/** A screen of guests has the address `/<name>` on every host; one of the desk is about a hotel, `/h/{hotelId}/<name>`. */
export function placeOf(whose: PagesFor, screen: string): ScreenPlace {
  const id = camelCase(screen);
  return whose === 'guests'
    ? {
        table: 'packages/site/src/urls/routes.ts',
        route: (app) => `  ${id}: { path: '/${screen}', owner: '${app}', screen: '${screen}', on: everywhere },\n\n`,
        host: 'latchkey.localhost',
        path: `/${screen}`,
        as: null,
        journeyHost: 'hosts.sandalwood',
        address: (search) => `withSearch(urlOf('${id}'), ${search})`,
        addressFrom: `import { urlOf, withSearch } from '@latchkey/site/urls';`,
        params: '',
        shownOn: '',
        shownFrom: '',
      }
    : {
        table: 'packages/site/src/urls/desk-routes.ts',
        route: (app) =>
          `  ${id}: { path: '/h/$hotelId/${screen}', owner: '${app}', screen: '${screen}', hotel: 'hotelId', on: desk },\n`,
        host: 'desk.latchkey.localhost',
        path: `/h/1760/${screen}`,
        as: 'owner',
        journeyHost: 'hosts.desk',
        address: (search) => `deskUrl('${id}', { hotelId: params['hotelId'] ?? '' }, ${search})`,
        addressFrom: `import { deskUrl } from '@latchkey/site/urls';`,
        params: `, params: { hotelId: '1760' }`,
        shownOn: ', site: deskSite',
        shownFrom: `import { deskSite } from '@latchkey/testing/hotel';\n`,
      };
}
