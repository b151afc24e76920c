import type { ScreenRequest } from '@latchkey/site/screen';
import { type DraftDocuments, factsIn, listAt } from '@latchkey/hotel-document/drafts';
import { factsFile, nameIn } from '../fields/names-in.ts';
import type { CompareModel, ComparePage, NamedPlace, OfDraft } from '../settings.model.ts';
import { pageOf, pathOfPage } from './guest-pages.ts';
import { commonPages } from '../model/common-page.types.ts';

type Differing = NamedPlace & { readonly before?: unknown; readonly after?: unknown };

interface Compared {
  readonly differences: readonly Differing[];
  readonly previewUrl: string | null;
  readonly mustMend: boolean;
}

/** The pages of guests, each with its address as it is now and as the draft makes it, and what differs there. */
export function compareModel(
  { site, locale }: ScreenRequest,
  documents: DraftDocuments,
  { differences, previewUrl, mustMend }: Compared,
  ofAllPages: OfDraft,
): CompareModel {
  const { hotel } = site;
  const host = site.canonicalHosts?.hotel ?? null;
  const origin = host === null ? null : originAt(host, site.publicAddress);
  const rooms = new Set(listAt(factsIn(documents), 'rooms').map(({ id }) => id));
  const isNew = (room: string): boolean =>
    differences.some((one) => one.file === factsFile && one.path === `rooms.${room}` && one.before === undefined);
  const goneRooms = differences.flatMap(({ path }) => {
    const page = pageOf({ path });
    return typeof page === 'string' || rooms.has(page.room) ? [] : [page.room];
  });
  const page = (of: Parameters<typeof pathOfPage>[0]): ComparePage => {
    const room = typeof of === 'string' ? null : of.room;
    const path = (kind: 'hotel' | 'platform'): string => (hotel === null ? '/' : pathOfPage(of, kind, hotel));
    const isGone = room !== null && !rooms.has(room);
    const draft = previewUrl === null || isGone ? null : `${previewUrl}?to=${encodeURIComponent(path('platform'))}`;
    return {
      page: typeof of === 'string' ? of : null,
      room: room === null ? null : nameIn(documents, `rooms.${room}.name`, room, locale),
      live: origin === null || (room !== null && isNew(room)) ? null : `${origin}${path('hotel')}`,
      draft,
      differences: differences.filter((one) => {
        const at = pageOf(one);
        return typeof at === 'string' ? at === of : at.room === room;
      }),
    };
  };
  const ofRooms = [...rooms, ...new Set(goneRooms)].map((room) => page({ room }));
  const [home, ...others] = commonPages.map((one) => page(one));
  return {
    page: 'beside',
    part: 'beside',
    ...ofAllPages,
    mustMend,
    pages: home === undefined ? [] : [home, ...ofRooms, ...others],
  };
}

function originAt(host: string, address: ScreenRequest['site']['publicAddress']): string {
  const port = address?.port ?? null;
  return `${address?.scheme ?? 'https'}://${host}${port === null ? '' : `:${port}`}`;
}
