import type { Deps } from '../../../../deps.ts';
import { transact } from '../../../../database/transact.ts';
import type { TextModel } from '../../../../text-model/text-model.ts';
import { changedDocuments, documentsOf } from '../../../catalogue/catalogue.ts';
import { takeModelCall } from '../../../messaging/messaging.ts';
import { draftOf } from '../drafts.queries.ts';
import { dayOf, mostTextsOfDay } from './begin-proposing.ts';
import { isFaithful } from './faithful.ts';
import { countsOf } from './model-shares.ts';
import {
  dueProposing,
  lockProposing,
  type ProposingRow,
  proposalsOf,
  takeProposing,
  writeProposals,
  writeProposing,
} from './proposals.queries.ts';
import { lackedTexts } from './standing.ts';
import { type MissingText, type SaidText, wordsOf } from './texts-of.ts';
import { answersOf, batchOf, entriesOf, isCarriedOver, namesIn } from './to-translate.ts';

type Proposing = Pick<Deps, 'db' | 'clock' | 'log' | 'textModel' | 'settings'>;

/** In one run, of known hotels and as many again of others, so that neither group waits for the other. */
const languagesAtOnce = 2;
/** For how long one process has a language: longer than a model is waited for. */
const takenMs = 10 * 60_000;
const mostTries = 3;
const pauseMs = 10_000;

/** Asks the model for the next texts of the languages that are due; answers how many there were. */
export async function proposeDue(deps: Proposing): Promise<number> {
  const { db, clock, log, textModel } = deps;
  if (textModel === null) return 0;
  const now = clock();
  const [ofKnown, ofOthers] = [
    await dueProposing(db, now, ['known'], languagesAtOnce),
    await dueProposing(db, now, ['opened', 'unopened'], languagesAtOnce),
  ];
  const due = [...ofKnown, ...ofOthers];
  for (const row of due)
    try {
      const until = new Date(clock().getTime() + takenMs);
      if (await takeProposing(db, row, until)) await proposeNext(deps, textModel, { ...row, due_at: until });
    } catch (cause) {
      log.error({ err: cause, hotelId: row.hotel_id, language: row.language }, 'texts could not be proposed');
    }
  return due.length;
}

interface Proposed extends MissingText {
  readonly value: SaidText;
}

async function proposeNext(deps: Proposing, model: TextModel, run: ProposingRow): Promise<void> {
  const { db, clock } = deps;
  const { hotel_id: hotelId, language } = run;
  const inForce = await documentsOf(db, hotelId);
  if (inForce === undefined) return settle(deps, run, { ended: 'done' });
  const { texts } = changedDocuments(inForce.texts, (await draftOf(db, hotelId))?.changes ?? []);
  const lacked = lackedTexts(texts, await proposalsOf(db, hotelId), language);
  const open = lacked.filter(({ value, path }) => value === null && !run.left_out.includes(path));
  if (open.length === 0) return settle(deps, run, { ended: 'done' });
  const carried = open.filter(isCarriedOver).map((one) => ({ ...one, value: one.original }));
  const batch = batchOf(open.filter((one) => !isCarriedOver(one)));
  const [first] = batch;
  if (first === undefined) return settle(deps, run, { proposed: carried });

  const asked = batch.flatMap(({ original }) => entriesOf(original));
  const used = run.day === dayOf(clock()) ? run.day_texts : 0;
  if (used + asked.length > mostTextsOfDay) return settle(deps, run, { ended: 'limit' });
  if (!(await takeModelCall(deps, countsOf(deps.settings, run)))) return settle(deps, run, { ended: 'limit' });
  const names = namesIn(wordsOf(texts), first.from);
  const answer = await model.translate(asked, { from: first.from, to: language, names });
  if (answer === null)
    return settle(deps, run, run.tries + 1 < mostTries ? { tries: run.tries + 1 } : { ended: 'away' });
  const values = answersOf(batch, answer);
  const proposed = batch.map((one, at): Proposed => ({ ...one, value: values[at] ?? '' }));
  const isGood = ({ original, value }: Proposed): boolean => isFaithful(original, value, { to: language, names });
  await settle(deps, run, {
    proposed: [...carried, ...proposed.filter(isGood)],
    leftOut: proposed.filter((one) => !isGood(one)).map(({ path }) => path),
    asked: used + asked.length,
  });
}

interface Step {
  readonly proposed?: readonly Proposed[];
  readonly leftOut?: readonly string[];
  readonly ended?: ProposingRow['ended'];
  readonly tries?: number;
  /** How many texts were asked for on this day. */
  readonly asked?: number;
}

/** Writes what came of one step, and when the next is due. */
async function settle(
  { db, clock }: Proposing,
  run: ProposingRow,
  { proposed = [], leftOut = [], ended = null, tries = 0, asked }: Step,
): Promise<void> {
  const now = clock();
  await transact(db, async (tx) => {
    const row = await lockProposing(tx, run.hotel_id, run.language);
    // Taken by another process, because this one was longer away than it had said.
    if (row?.due_at?.getTime() !== run.due_at?.getTime()) return;
    await writeProposals(
      tx,
      proposed.map(({ path, from, original, value }) => ({
        hotel_id: run.hotel_id,
        language: run.language,
        path,
        from_language: from,
        original: JSON.stringify(original),
        value: JSON.stringify(value),
        proposed_at: now,
        read_at: null,
        read_by: null,
      })),
    );
    await writeProposing(tx, {
      ...run,
      due_at: ended === null ? new Date(now.getTime() + tries * pauseMs) : null,
      tries,
      ended,
      left_out: JSON.stringify([...run.left_out, ...leftOut]),
      ...(asked === undefined ? {} : { day: dayOf(now), day_texts: asked }),
    });
  });
}
