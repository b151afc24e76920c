import record from './last-room.json' with { type: 'json' };

/** What one of two guests was told, in milliseconds after the first of them pressed. */
export interface RaceRun {
  readonly pressed: number;
  readonly answered: number;
  readonly outcome: string;
}

const races: readonly (readonly RaceRun[])[] = record.races;

/** Races for the last room as `apps/api/scripts/record-race.ts` recorded them, and their longest wait for an answer. */
export const recordedRaces = {
  recordedOn: record.recordedOn,
  database: record.database,
  races,
  slowest: Math.max(...races.flat().map(({ answered }) => answered)),
};
