import type { Deps } from '../../../deps.ts';
import { originOf } from '../../../public-origin.ts';
import { documentsOf, type DocumentTexts } from '../../catalogue/catalogue.ts';
import type { Proposal } from '../presets/proposal.ts';
import type { StartView } from './answer-faults.ts';
import { composedStart, type ComposedStart } from './composed-start.ts';
import type { StartRow } from '../../property/property.ts';

/** How far a hotel is that somebody has set up. */
export const stateOf = ({
  composed,
  asked_at,
  opened_at,
}: Pick<StartRow, 'composed' | 'asked_at' | 'opened_at'>): StartView['state'] =>
  opened_at !== null ? 'live' : asked_at !== null ? 'waiting' : composed !== null ? 'draft' : 'answers';

/** The host on which guests find every hotel. */
export const guestsHost = ({ platformHosts, providerHosts }: Deps['settings']): string =>
  platformHosts[0] ?? providerHosts[0] ?? 'localhost';

/** Where guests find a hotel on it. */
export const addressOf = (settings: Deps['settings'], slug: string): string =>
  `${originOf(guestsHost(settings), settings)}/${slug}`;

/** A start as whoever sets it up reads it. */
export async function startView(
  deps: Pick<Deps, 'db' | 'settings' | 'clock'>,
  row: StartRow,
  read?: ComposedStart,
): Promise<StartView> {
  const { slug, proposal, faults } = read ?? (await composedStart(deps, row));
  const inForce = row.composed === null ? undefined : await documentsOf(deps.db, row.hotel_id);
  return {
    hotelId: row.hotel_id,
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    state: stateOf(row),
    answers: row.answers,
    proposal: proposal === undefined ? null : proposalView(proposal),
    faults: [...faults],
    hasOwnWords: leadIn(inForce?.texts) !== leadIn(row.composed),
    slug,
    address: addressOf(deps.settings, slug),
  };
}

/** The words that every house has until its owner writes others. */
const leadIn = (texts: DocumentTexts | null | undefined): unknown =>
  (JSON.parse(texts?.['words.en.json'] ?? '{}') as { readonly lead?: string }).lead;

const proposalView = ({ taxes, classes, source, ...proposal }: Proposal): NonNullable<StartView['proposal']> => ({
  ...proposal,
  timeZones: [...proposal.timeZones],
  taxes: taxes.map(({ id, name, taxType, tax, inclusive = false }) => ({
    id,
    name,
    kind: taxType,
    amount: tax,
    isInPrice: inclusive,
  })),
  classes: [...classes],
  source: source === null ? null : { place: source.place, source: source.source, url: source.url, holds: source.holds },
});
