import type { FolioLine } from '../folio/folio.types.ts';
import type { ChargeOrigin } from './charges-of-stay.ts';

/** Whether an agreed line of a folio is the line of a part of the bill. */
export function isOfOrigin(line: FolioLine, origin: ChargeOrigin | undefined): boolean {
  switch (origin?.kind) {
    case 'night':
      return line.kind === 'night' && line.subject.room === origin.room && (line.day === origin.date || isWhole(line));
    case 'extra':
    case 'fee':
    case 'tax':
      return line.kind === origin.kind && line.subject.id === origin.id;
    case 'convenience-fee':
      return line.id === 'fee:booking';
    case 'rest':
      return line.id === 'adjustment:agreed';
    case undefined:
      return false;
  }
}

/** Bills of before have one line for all nights of a room. */
const isWhole = ({ id }: FolioLine): boolean => id.split(':').length === 2;
