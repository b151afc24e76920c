import type { PropertyClient } from '@latchkey/api-client/property';
import { newIdempotencyKey } from '@latchkey/api-client/client';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { oneOf } from '../../../../session/one-of.ts';
import { problemOf } from '../../problem-of.ts';
import { changeProblems } from '../../rates.model.ts';
import type { FigureValue } from '../../figures/figures.ts';
import type { FigureLine } from '../../figures/lines.ts';
import type { CellEdit } from './cell-edit.types.ts';
import { changesOf, type AriChanges } from './changes-of.ts';

/** Why the engine did not make a change, as far as the page has words for it. */
export const saveProblems = [...changeProblems, 'below_sold', 'total_jump'] as const;
export type SaveProblem = (typeof saveProblems)[number];

/** A figure that somebody else has set meanwhile. */
export interface NewerCell {
  readonly line: FigureLine;
  readonly date: LocalDate;
  readonly value: FigureValue;
}

export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'signed_out' }
  /** Nothing was changed: somebody else’s figures are newer. */
  | { readonly kind: 'newer'; readonly cells: readonly NewerCell[] }
  /** Nothing was changed; `at` are the cells that are in the way, where the engine names them. */
  | { readonly kind: 'refused'; readonly problem: SaveProblem; readonly at: readonly CellEdit[] };

/** How often a change is sent that got no answer, under one key: it is made once. */
const tries = 2;

/** Makes edits of cells, all of them or none; `seenAt` is up to when the figures were seen that they replace. */
export async function saveCells(
  client: PropertyClient,
  edits: readonly CellEdit[],
  { seenAt, force }: { readonly seenAt: string; readonly force: boolean },
): Promise<SaveOutcome> {
  const changes = changesOf(edits);
  const input = {
    headers: { 'idempotency-key': newIdempotencyKey() },
    body: { changes, seenAt, ...(force ? { force } : {}) },
  };
  let reply = await client.call('changeAri', input);
  for (let more = 1; more < tries && reply.status === 'failure'; more += 1)
    reply = await client.call('changeAri', input);
  if (reply.status === 200) return { kind: 'saved' };
  if (reply.status === 409 && reply.body.code === 'changed')
    return { kind: 'newer', cells: edits.flatMap((edit) => newerAt(edit, reply.body as NewerBody)) };
  if (reply.status === 409 && reply.body.code === 'below_sold') {
    const { rooms } = reply.body;
    const isInWay = ({ line, date }: CellEdit): boolean =>
      line.field === 'total' &&
      rooms.some(({ roomTypeId, dates }) => roomTypeId === line.roomTypeId && dates.includes(date));
    return { kind: 'refused', problem: 'below_sold', at: edits.filter(isInWay) };
  }
  const problem = problemOf(reply);
  if (problem === 'signed_out') return { kind: 'signed_out' };
  if (reply.status === 422) {
    const { code, faults = [] } = reply.body;
    const known = oneOf(saveProblems, code) ?? 'changed';
    return {
      kind: 'refused',
      problem: known,
      at: edits.filter((edit) => faults.some((fault) => isAbout(fault, edit, changes))),
    };
  }
  const plain = problem === 'not_allowed' || problem === 'unavailable' ? problem : 'changed';
  return { kind: 'refused', problem: plain, at: [] };
}

interface NewerBody {
  readonly newer: readonly {
    readonly roomTypeId: string;
    readonly ratePlanId: string | null;
    readonly field: string;
    readonly from: LocalDate;
    readonly to: LocalDate;
    readonly value: unknown;
  }[];
}

function newerAt({ line, date }: CellEdit, { newer }: NewerBody): NewerCell[] {
  const found = newer.find(
    ({ roomTypeId, ratePlanId, field, from, to }) =>
      roomTypeId === line.roomTypeId &&
      ratePlanId === line.ratePlanId &&
      field === line.field &&
      from <= date &&
      date <= to,
  );
  if (found === undefined) return [];
  const steps = Array.isArray(found.value) ? (found.value as { pax: number; price: number }[]) : null;
  const value =
    steps === null ? (found.value as FigureValue) : (steps.find(({ pax }) => pax === line.pax)?.price ?? null);
  return [{ line, date, value }];
}

interface Fault {
  readonly change?: number | undefined;
  readonly dates?: readonly LocalDate[] | undefined;
  readonly ratePlanId?: string | undefined;
  readonly field?: string | undefined;
  readonly pax?: number | undefined;
}

function isAbout(fault: Fault, { line, date }: CellEdit, changes: AriChanges): boolean {
  const change = changes[fault.change ?? 0];
  return (
    change !== undefined &&
    change.roomTypeId === line.roomTypeId &&
    (change.ratePlanId ?? null) === line.ratePlanId &&
    change.from <= date &&
    date <= change.to &&
    (fault.dates === undefined || fault.dates.includes(date)) &&
    (fault.field === undefined || fault.field === line.field || isOfOnePair(fault.field, line.field)) &&
    (fault.pax === undefined || fault.pax === line.pax)
  );
}

/** A least and its most are in each other’s way. */
const isOfOnePair = (one: string, other: string): boolean =>
  one.replace(/^min/, 'max') === other.replace(/^min/, 'max');
