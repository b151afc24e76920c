import { contentOf, hashAfter, isForgotten, isSealed } from '../../../database/journal-chain.ts';
import type { Database } from '../../../database/database.types.ts';
import { atOneMoment, headOf, linesAfter, unchainedOf, type NumberedLine } from './chain.queries.ts';

/** Where a chain ended once, as it was written down elsewhere. */
export interface KnownEnd {
  readonly lines: number;
  readonly hash: string;
}

/** The first line of a chain that does not hold, and why. */
export interface BrokenLine {
  /** `missing` at the end is one that was cut off; `unknown` one that the chain's end does not count. */
  readonly why: 'missing' | 'changed' | 'unknown' | 'other_than_known';
  readonly number: number;
}

/** The findings in the chain of one hotel. */
export interface ChainFound {
  /** Lines that hold, from the first. */
  readonly holds: number;
  readonly hash: string;
  /** Of those that hold: lines of which something personal was forgotten. */
  readonly forgotten: number;
  /** Lines of before the chain. */
  readonly before: number;
  /** The moment of a line without a place that is too late to be of before the chain. */
  readonly outside: Date | null;
  readonly broken: BrokenLine | null;
}

const linesAtOnce = 1000;
/** For how long an engine of before may run on beside one that chains. */
const besideMs = 24 * 3_600_000;

/** Goes through the chain of a hotel's journal, from its first line to its end. */
export function verifyChain(db: Database, hotelId: number, known: KnownEnd | undefined): Promise<ChainFound> {
  return atOneMoment(db, async (at) => {
    const head = (await headOf(at, hotelId)) ?? { lines: 0, hash: '' };
    const unchained = await unchainedOf(at, hotelId);
    let [holds, hash, forgotten] = [0, '', 0];
    let began: Date | null = null;
    let broken: BrokenLine | null = null;
    let lines: readonly NumberedLine[];
    do {
      lines = await linesAfter(at, hotelId, holds, linesAtOnce);
      for (const line of lines) {
        began ??= line.at;
        broken = faultOf(line, holds + 1, hash) ?? beyond(line, head, known);
        if (broken !== null) break;
        holds = line.number;
        hash = line.hash;
        if (isForgotten(line.seals ?? {})) forgotten += 1;
      }
    } while (broken === null && lines.length === linesAtOnce);
    const isLate = unchained.last !== null && began !== null && unchained.last.getTime() - began.getTime() > besideMs;
    return {
      holds,
      hash,
      forgotten,
      before: unchained.lines,
      outside: isLate ? unchained.last : null,
      broken: broken ?? endFault(holds, hash, [head, known]),
    };
  });
}

function faultOf(line: NumberedLine, number: number, before: string): BrokenLine | null {
  if (line.number !== number) return { why: 'missing', number };
  const seals = line.seals ?? {};
  const isWhole = isSealed(line, seals) && hashAfter(before, contentOf(line, seals)) === line.hash;
  return isWhole ? null : { why: 'changed', number };
}

function beyond({ number, hash }: NumberedLine, head: KnownEnd, known: KnownEnd | undefined): BrokenLine | null {
  if (number > head.lines) return { why: 'unknown', number };
  return known?.lines === number && known.hash !== hash ? { why: 'other_than_known', number } : null;
}

/** What the end of a chain lacks that holds up to there. */
function endFault(
  holds: number,
  hash: string,
  [head, known]: readonly [KnownEnd, KnownEnd | undefined],
): BrokenLine | null {
  if (Math.max(head.lines, known?.lines ?? 0) > holds) return { why: 'missing', number: holds + 1 };
  return head.hash === hash ? null : { why: 'changed', number: holds };
}
