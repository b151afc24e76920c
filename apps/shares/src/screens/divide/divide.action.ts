import { newIdempotencyKey } from '@latchkey/api-client/client';
import type { OperationInput } from '@latchkey/api-contract/types';
import { amountTyped } from '@latchkey/booking-core/money';
import { inLanguage } from '@latchkey/site';
import type { PostedForm, PostOutcome, PostRequest } from '@latchkey/site/screen';
import { noticeOfReply, urlOf } from '@latchkey/site/urls';
import { mostShares } from './proposed-lines.ts';

type Shares = OperationInput<'divideCost'>['body']['shares'];

const fields = Array.from({ length: mostShares }, (_, place) => place);

/** Hands out shares as they were typed. The same form sent twice is carried out once; refused, it is shown again. */
export async function action({ api, form, params, locale, signal }: PostRequest): Promise<PostOutcome> {
  if (form.name !== 'shares') return { kind: 'unknown_form' };
  const bookingId = params['bookingId'] ?? '';
  const again = (code: string) =>
    ({
      kind: 'again',
      returned: {
        fields: typedText(
          form,
          fields.flatMap((place) => [`id.${place}`, `label.${place}`, `amount.${place}`]),
        ),
        code,
      },
      status: 422,
    }) as const;
  const known = await api.call('listShares', { params: { bookingId } }, signal);
  if (known.status !== 200) return again(noticeOfReply(known));
  const shares: Shares[number][] = [];
  for (const place of fields) {
    const typed = form.field(`amount.${place}`);
    if (typed === '') continue;
    const amount = amountTyped(typed, known.body.currency);
    if (amount === null) return again('amount_wrong');
    const shareId = form.field(`id.${place}`);
    shares.push({ ...(shareId === '' ? {} : { shareId }), label: form.field(`label.${place}`).slice(0, 60), amount });
  }
  const reply = await api.call(
    'divideCost',
    {
      params: { bookingId },
      headers: { 'idempotency-key': keyIn(form.field('key')) },
      body: { shares },
    },
    signal,
  );
  if (reply.status === 200)
    return { kind: 'redirect', to: inLanguage(`${urlOf('divide', { bookingId })}#handed-out`, locale) };
  return again(reply.status === 409 ? reply.body.code : noticeOfReply(reply));
}

/** The key that the page gave the form; another where it is none. */
const keyIn = (key: string): string => (/^[\w-]{8,128}$/.test(key) ? key : newIdempotencyKey());

/** What stands in these fields of a form, for the page to show it again. */
const typedText = ({ field }: Pick<PostedForm, 'field'>, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, field(name).slice(0, longest).toWellFormed()]));

/** As many characters as a field that is shown again may have. */
const longest = 200;
