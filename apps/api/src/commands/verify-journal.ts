import { readFile } from 'node:fs/promises';
import type { OpenedDatabase } from '../database/open-database.ts';
import {
  hotelIds,
  verifyChain,
  type BrokenLine,
  type ChainFound,
  type KnownEnd,
} from '../features/identity/identity.ts';

/** The line of a hotel whose chain holds, of this run or an earlier one. */
const holding = /^ *(\d+) .*; ends with line (\d+), ([0-9a-f]{64})$/gm;

/**
 * Goes through the chain of each hotel's journal and says how many lines hold and which is the first that does not; true
 * where all hold. Who can write to the database can make a chain anew from some line on: what an earlier run said, kept
 * in a file elsewhere, shows that too.
 */
export async function verifyJournals(
  { apart }: Pick<OpenedDatabase, 'apart'>,
  keptFile: string | undefined,
  say: (line: string) => void,
): Promise<boolean> {
  const known = keptFile === undefined ? new Map<number, KnownEnd>() : endsIn(await readFile(keptFile, 'utf8'));
  if (keptFile !== undefined && known.size === 0) {
    say(`Nothing was verified: ${keptFile} has no line of an earlier run.`);
    return false;
  }
  return apart(async (db) => {
    let isWhole = true;
    let chains = 0;
    const hotels = new Set([...(await hotelIds(db)), ...known.keys()]);
    for (const hotelId of [...hotels].toSorted((one, other) => one - other)) {
      const found = await verifyChain(db, hotelId, known.get(hotelId));
      if (found.holds === 0 && found.before === 0 && found.broken === null) continue;
      chains += 1;
      if (found.broken !== null || found.outside !== null) isWhole = false;
      say(`${String(hotelId).padStart(6)}  ${wordsOf(found)}`);
    }
    if (chains === 0) say('No hotel has a journal yet.');
    return isWhole;
  });
}

/** Where chains ended, by what a run has said. */
function endsIn(text: string): ReadonlyMap<number, KnownEnd> {
  const ends = [...text.matchAll(holding)];
  return new Map(ends.map(([, hotel, lines, hash = '']) => [Number(hotel), { lines: Number(lines), hash }]));
}

const whys: Readonly<Record<BrokenLine['why'], string>> = {
  missing: 'is missing',
  changed: 'was changed, or is not in its place',
  unknown: 'stands behind the end of the chain',
  other_than_known: 'is another than the file says',
};

function wordsOf({ holds, hash, forgotten, before, outside, broken }: ChainFound): string {
  const counts = [
    `${holds} ${holds === 1 ? 'line holds' : 'lines hold'}`,
    ...(forgotten === 0 ? [] : [`${forgotten} of them without what had to be forgotten`]),
    ...(before === 0 ? [] : [`${before} of before the chain`]),
    ...(outside === null ? [] : [`one of ${outside.toISOString()} stands outside the chain`]),
  ].join(', ');
  if (broken !== null) return `${counts}; line ${broken.number} ${whys[broken.why]}`;
  return holds === 0 ? counts : `${counts}; ends with line ${holds}, ${hash}`;
}
