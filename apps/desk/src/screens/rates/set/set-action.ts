import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { pageAgain } from '../../../session/form-answers.ts';
import type { AriChanges } from '../grid/edit/changes-of.ts';
import { refused, toldDone } from '../refused.ts';
import type { Look } from '../figures/look.types.ts';
import { carriedFields, tooLong } from './carried-fields.ts';
import { lookAt, makeChanges, type Asking, type Looked } from './set-figures.ts';
import { plansIn, typedNames } from '../figures/typed-names.ts';

/**
 * The form that changes many nights: first it says what would be done, then the press that makes it; what was done can be
 * taken back. All of it works without a script.
 */
export async function setAction(request: PostRequest): Promise<PostOutcome> {
  const { form, api, params, locale, signal } = request;
  const asking: Asking = { api, hotelId: Number(params['hotelId']), locale, signal };
  switch (form.field('act')) {
    case 'look':
      return look(request, asking, 'set');
    case 'rule':
      return look(request, asking, 'rule');
    case 'make':
      return make(request, asking);
    case 'undo':
      return undo(request, asking);
    default:
      return { kind: 'unknown_form' };
  }
}

async function look(request: PostRequest, asking: Asking, what: Look['what']): Promise<PostOutcome> {
  const looked = await lookAt(asking, what, request.form.field);
  if ('problem' in looked) return refused(request, looked.problem, typedIn(request));
  return again(request, looked, null);
}

async function make(request: PostRequest, asking: Asking): Promise<PostOutcome> {
  const { field } = request.form;
  const what = field('what') === 'rule' ? 'rule' : 'set';
  const carried = changesIn(field('changes'));
  if (carried !== null)
    return change(request, asking, { what, changes: carried, back: field('back'), seen: field('seen'), nights: 0 });
  // What the form did not carry is worked out anew. Where it is another change by now, the page shows it again.
  const looked = await lookAt(asking, what, field);
  if ('problem' in looked) return refused(request, looked.problem, typedIn(request));
  const { look, changes } = looked;
  if (field('figures') !== String(look.figures)) return again(request, looked, 'changed');
  const { back = tooLong } = carriedFields(changes, looked.back);
  return change(request, asking, { what, changes, back, seen: look.seen, nights: look.nights });
}

/** A change as it stands before the press: what it does, and the way back as text. */
interface ReadyChange {
  readonly what: Look['what'];
  readonly changes: AriChanges;
  readonly back: string;
  readonly seen: string;
  /** On how many nights it was to be made. */
  readonly nights: number;
}

async function change(request: PostRequest, asking: Asking, ready: ReadyChange): Promise<PostOutcome> {
  const { field } = request.form;
  const { what, changes, back, seen } = ready;
  const made = await makeChanges(asking, {
    changes,
    seen: field('seen'),
    key: field('key'),
    force: field('force') === 'yes',
  });
  if (!('problem' in made)) {
    const nights = String(made.nights ?? ready.nights);
    return pageAgain('done', 200, { did: what, nights, seen, back: back === '' ? tooLong : back });
  }
  if (made.problem === 'signed_out') return refused(request, made.problem, typedIn(request));
  const looked = await lookAt(asking, what, field);
  if ('problem' in looked) return refused(request, looked.problem, typedIn(request));
  return again(request, looked, made.problem);
}

async function undo(request: PostRequest, asking: Asking): Promise<PostOutcome> {
  const { field } = request.form;
  const changes = changesIn(field('back'));
  if (changes === null) return { kind: 'unknown_form' };
  const made = await makeChanges(asking, { changes, seen: field('seen'), key: field('key'), force: true });
  return 'problem' in made
    ? refused(request, made.problem, {})
    : toldDone(request, { done: 'undone', nights: String(made.nights ?? 0) });
}

/** Changes as a page has carried them; the engine judges what they ask for. */
function changesIn(text: string): AriChanges | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.length > 0 ? (read as AriChanges) : null;
  } catch {
    return null;
  }
}

const typedIn = ({ form }: PostRequest): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(typedNames.map((name) => [name, form.field(name)])),
  plans: plansIn(form.field).join(' '),
});

const again = (request: PostRequest, { look, changes, back }: Looked, code: string | null): PostOutcome =>
  pageAgain(code, code === null ? 200 : code === 'unavailable' ? 503 : 409, {
    ...typedIn(request),
    look: JSON.stringify(look),
    ...carriedFields(changes, back),
  });
