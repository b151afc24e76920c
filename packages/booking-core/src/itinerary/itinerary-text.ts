import type { ItineraryChange, KeptStop } from './itinerary.types.ts';

const letters = { drop: 'd', another: 'a', lock: 'l', move: 'm' } as const;

/** An address stays short enough for every program that carries it. */
const mostEntries = 60;

const placeId = '[a-z0-9]+(?:-[a-z0-9]+)*';
const changeShape = new RegExp(`^([dal])\\.(${placeId})$`);
const keptShape = new RegExp(`^(?:(m)\\.)?(${placeId})\\.([1-3])\\.([01]\\d|2[0-3])([0-5]\\d)$`);

/** Changes as an address carries them: `d.lalbagh_m.koshys.2.0930`. Characters that no browser has to escape. */
export const writeChanges = (changes: readonly ItineraryChange[]): string =>
  changes
    .map((change) => (change.kind === 'move' ? `m.${keptText(change)}` : `${letters[change.kind]}.${change.placeId}`))
    .join('_');

/** The reverse of `writeChanges`; invalid parts are ignored. */
export const readChanges = (text: string): ItineraryChange[] =>
  entriesOf(text).flatMap((entry): ItineraryChange[] => {
    const [, letter, id] = changeShape.exec(entry) ?? [];
    if (id !== undefined) return [{ kind: letter === 'd' ? 'drop' : letter === 'a' ? 'another' : 'lock', placeId: id }];
    const stop = keptOf(entry, 'm');
    return stop === null ? [] : [{ kind: 'move', ...stop }];
  });

/** Kept stops as an address carries them: `lalbagh.1.0930_koshys.2.1230`. */
export const writeKept = (stops: readonly KeptStop[]): string => stops.map(keptText).join('_');

/** The reverse of `writeKept`; invalid parts are ignored. */
export const readKept = (text: string): KeptStop[] =>
  entriesOf(text).flatMap((entry) => keptOf(entry, undefined) ?? []);

const entriesOf = (text: string): string[] => text.split('_').slice(0, mostEntries);

function keptOf(entry: string, letter: 'm' | undefined): KeptStop | null {
  const [, given, id, day, hour, minute] = keptShape.exec(entry) ?? [];
  return id === undefined || given !== letter
    ? null
    : { placeId: id, day: Number(day), startsAt: Number(hour) * 60 + Number(minute) };
}

const two = (value: number): string => String(value).padStart(2, '0');

const keptText = ({ placeId: id, day, startsAt }: KeptStop): string =>
  `${id}.${day}.${two(Math.floor(startsAt / 60))}${two(startsAt % 60)}`;
