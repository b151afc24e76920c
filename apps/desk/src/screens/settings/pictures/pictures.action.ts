import { isFailure } from '@latchkey/api-client/client';
import type { PropertyClient } from '@latchkey/api-client/property';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import type { DocumentChange } from '@latchkey/hotel-document/drafts';
import { again, answer, leadTo, numberIn } from '../after-save.ts';
import {
  addedTo,
  describedAs,
  focusedOn,
  movedBy,
  pressedFocus,
  pressedSize,
  shownAt,
  typedFocus,
} from './picture-changes.ts';
import { placesIn } from './pictures-of.ts';
import { keepImage, type KeptImage } from './keep-image.ts';
import { oneOf } from '../../../session/one-of.ts';

type Read = Extract<Awaited<ReturnType<typeof ask>>, { readonly status: 200 }>['body'];
const ask = (desk: PropertyClient, signal?: AbortSignal) => desk.call('getSetUp', {}, signal);

/** Brings pictures in, orders and describes them: with a script and without. */
export async function picturesAction(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, signal } = request;
  // What was chosen is kept before anything else can go wrong.
  const sent = form.name === 'add-picture' ? await filesOf(request, desk) : [];
  const read = await ask(desk, signal);
  if (isFailure(read) || read.status !== 200) return answer(request, 'saved', read);
  const { documents, images } = read.body;
  const save = async (
    changes: readonly DocumentChange[],
    {
      version = numberIn(form.field('version')),
      ...more
    }: { version?: number; touched?: Record<string, string>; query?: Record<string, string> } = {},
  ): Promise<PostOutcome> => {
    if (changes.length === 0) return leadTo(request, 'same', more.query);
    const saved = await desk.call('saveDraft', { body: { version, changes: [...changes] } }, signal);
    return answer(request, 'saved', saved, more.touched, more.query);
  };
  const name = form.field('picture');
  const query = { picture: name };
  switch (form.name) {
    case 'add-picture':
      return add(request, read.body, sent, save);
    case 'move-picture':
      return save(movedBy(documents, form.field('place'), name, form.field('by') === '-1' ? -1 : 1));
    case 'save-picture': {
      const wanted = placesIn(documents).filter((place) => form.field(`at ${place}`) !== '');
      const { changes, invalid, touched } = describedAs(documents, name, form.field);
      const typed = { ...touched, ...query };
      if (invalid.length > 0) return again('invalid', typed);
      const shown = shownAt(documents, name, wanted);
      if (shown === null) return again('last_picture', typed);
      if (wanted.length === 0 && shown.length === 0) return again('shown_nowhere', typed);
      // The texts of a picture are written only where it is shown.
      return save(wanted.length === 0 ? shown : [...shown, ...changes], { touched: typed, query });
    }
    case 'focus-picture': {
      const image = images.find((one) => one.name === name);
      const at = { x: numberIn(form.field('at.x')), y: numberIn(form.field('at.y')) };
      const typed = typedFocus(form.field('x'), form.field('y'));
      // A key that presses a picture names its corner: the numbers beside it are for keys.
      const isPressed = at.x + at.y > 0 && image !== undefined;
      const focus = isPressed ? pressedFocus(at, pressedSize(image)) : typed;
      const again_ = { ...query, x: form.field('x'), y: form.field('y') };
      return focus === null ? again('focus_wrong', again_) : save(focusedOn(name, focus), { touched: again_, query });
    }
    default:
      return { kind: 'unknown_form' };
  }
}

/** The files that a form brings, kept one after the other. */
async function filesOf({ form, signal }: PostRequest, desk: PropertyClient): Promise<readonly KeptImage[]> {
  const files = form.files?.('photo') ?? [form.file?.('photo') ?? []].flat();
  const kept: KeptImage[] = [];
  for (const file of files)
    kept.push('refused' in file ? { problem: 'picture_too_large' } : await keepImage(desk, file.content, signal));
  return kept;
}

async function add(
  request: PostRequest,
  { documents, draft }: Read,
  sent: readonly KeptImage[],
  save: (changes: readonly DocumentChange[], more: { version: number }) => Promise<PostOutcome>,
): Promise<PostOutcome> {
  const { form } = request;
  const place = oneOf(placesIn(documents), form.field('place'));
  const names = [
    ...form
      .field('added')
      .split(' ')
      .filter((name) => /^[a-z0-9-]{1,60}$/.test(name)),
    ...sent.flatMap((one) => ('name' in one ? [one.name] : [])),
  ];
  const problem = sent.flatMap((one) => ('problem' in one ? [one.problem] : []))[0];
  // The pictures of several that arrived are kept: chosen again, each has the same name.
  if (problem !== undefined || names.length === 0)
    return again(problem ?? 'picture_none', { place: form.field('place'), added: names.join(' ') });
  if (place === undefined) return again('no_place');
  // What comes behind all others is in nobody's way: it goes into the draft as it is by now.
  return save(addedTo(documents, place, names), { version: draft.version });
}
