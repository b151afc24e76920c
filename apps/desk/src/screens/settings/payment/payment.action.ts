import { keyFields } from './key-fields.ts';
import { isFailure } from '@latchkey/api-client/client';
import type { PropertyClient } from '@latchkey/api-client/property';
import { ownGateways } from '@latchkey/booking-core/gateways';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { changesOf } from '../fields/changes-of.ts';
import { groupsOf } from '../fields/fields-of.ts';
import { again, answer, leadTo } from '../after-save.ts';
import {
  atPropertyName,
  confirmationName,
  confirmations,
  takenByName,
  waysName,
  withRequestName,
} from '../model/payment.types.ts';
import { waysChanges } from './ways-changes.ts';
import { waysOf } from './ways-of.ts';
import { oneOf } from '../../../session/one-of.ts';

/** Saves how guests can pay in the draft. */
export async function saveWays(request: PostRequest, desk: PropertyClient, version: number): Promise<PostOutcome> {
  const { form, locale, signal } = request;
  const read = await desk.call('getSetUp', {}, signal);
  if (isFailure(read) || read.status !== 200) return answer(request, 'saved', read);
  const { documents, differences } = read.body;
  const now = waysOf(documents, differences);
  const takesAtProperty = form.field(waysName) === '' ? now.takesAtProperty : form.field(atPropertyName) === 'yes';
  // The page offers the account only to people who may choose it: for others it stays as it is.
  const takenBy = oneOf(now.choices, form.field(takenByName)) ?? now.takenBy;
  const confirmation = oneOf(confirmations, form.field(confirmationName)) ?? now.confirmation;
  const isAsked = form.field(waysName) !== '' && confirmation === 'manual';
  const paysWithRequest = isAsked ? form.field(withRequestName) === 'yes' : now.paysWithRequest;
  const typed = {
    [takenByName]: takenBy,
    [atPropertyName]: takesAtProperty ? 'yes' : 'no',
    [confirmationName]: confirmation,
    [withRequestName]: paysWithRequest ? 'yes' : 'no',
  };
  const ways = waysChanges(documents, differences, { takesAtProperty, takenBy, confirmation, paysWithRequest });
  if (ways === null) return again('no_way', typed);
  const {
    changes: figures,
    invalid,
    touched,
  } = changesOf(groupsOf('payment', documents, locale), documents, form.field);
  if (invalid.length > 0) return again('invalid', { ...touched, ...typed });
  const changes = [...ways, ...figures.filter(({ path }) => !ways.some((one) => one.path === path))];
  if (changes.length === 0) return leadTo(request, 'same');
  const saved = await desk.call('saveDraft', { body: { version, changes } }, signal);
  return answer(request, 'saved', saved, { ...touched, ...typed });
}

/** What gateways show to be copied: printable, without spaces. */
const copied = /^[!-~]{1,300}$/;
const isPublic = /^(?:pk_|rzp_)[!-~]{1,290}$/;
const shortestSigning = 8;

/** Keeps the keys of an account, or has them forgotten. What is refused comes back without the secret ones. */
export async function keysAction(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, params, signal } = request;
  const gateway = oneOf(ownGateways, form.field('gateway'));
  if (params['part'] !== 'payment' || gateway === undefined) return { kind: 'unknown_form' };
  if (form.name === 'remove-keys')
    return answer(request, 'keys-removed', await desk.call('removeGatewayAccount', { params: { gateway } }, signal));
  const [keyId, secretKey, webhookSecret] = keyFields.map(form.field) as [string, string, string];
  // A secret key that was typed into the field of the public one is never shown again either.
  const typed = { gateway, keyId: isPublic.test(keyId) ? keyId : '' };
  if (!copied.test(keyId) || !copied.test(secretKey)) return again('key_missing', typed);
  if (webhookSecret !== '' && (webhookSecret.length < shortestSigning || !copied.test(webhookSecret)))
    return again('signing_wrong', typed);
  const body = { keyId, secretKey, ...(webhookSecret === '' ? {} : { webhookSecret }) };
  const kept = await desk.call('keepGatewayAccount', { params: { gateway }, body }, signal);
  return answer(request, 'keys-kept', kept, typed);
}
