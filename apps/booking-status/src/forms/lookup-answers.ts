import { latinDigits } from '@latchkey/booking-core/text';
import type { PostedForm, PostOutcome, PostRequest, ScreenAction } from '@latchkey/site/screen';
import { foundUrl, lookUpActIn, lookUpUrl, noticeOfReply, type LookUpAct, type Search } from '@latchkey/site/urls';
import { leadTo } from './lead-to.ts';

const actOf = ({ field }: PostedForm): LookUpAct => lookUpActIn(field('act')) ?? 'status';

/** The page that asks: a booking's own on a strange device, else the entry of an act. */
function toAskingPage(request: PostRequest, search: Search, givesCookie = false): PostOutcome {
  const { form } = request;
  const [act, bookingId] = [actOf(form), form.field('bookingId')];
  const to = bookingId === '' ? lookUpUrl(act, search) : foundUrl(act, bookingId, search);
  return leadTo(request, to, givesCookie ? { givesCookie } : {});
}

/** Sends a code for the identifier in the form. The answer is the same for every identifier. */
export const startLookup: ScreenAction = async (request) => {
  const { api, form, locale, signal } = request;
  const identifier = form.field('bookingId') || form.field('identifier');
  if (identifier === '') return toAskingPage(request, { notice: 'identifier-missing' }, true);
  const hotelId = form.field('hotelId');
  const callingCode = digitsOf(form.field('callingCode'));
  const body = {
    identifier,
    ...(/^\d{1,9}$/.test(hotelId) ? { hotelId: Number(hotelId) } : {}),
    ...(/^\d{1,4}$/.test(callingCode) ? { callingCode } : {}),
    language: locale,
  };
  const reply = await api.call('createBookingLookup', { body }, signal);
  return reply.status === 202
    ? toAskingPage(request, { lookup: reply.body.lookupId }, true)
    : toAskingPage(request, { notice: noticeOfReply(reply) }, true);
};

/** Has another code sent in place of one that has not come. */
export const repeatLookup: ScreenAction = async (request) => {
  const lookupId = lookupOf(request);
  const reply = await request.api.call('repeatBookingLookup', { params: { lookupId } }, request.signal);
  return reply.status === 202
    ? toAskingPage(request, { lookup: reply.body.lookupId, notice: 'code-sent' }, true)
    : toAskingPage(request, { lookup: lookupId, notice: noticeOfReply(reply) }, true);
};

/** Mails a link in place of a code, to a guest whose browser keeps no cookies: another device opens it. */
export const mailLink: ScreenAction = async (request) => {
  const lookupId = lookupOf(request);
  const reply = await request.api.call('mailBookingLink', { params: { lookupId } }, request.signal);
  return toAskingPage(request, { lookup: lookupId, notice: reply.status === 202 ? 'link-sent' : noticeOfReply(reply) });
};

/**
 * Takes the code. A single booking is opened at once; of several the guest chooses. A browser that has brought back no
 * cookie would forget at once what the code opens: it is told so, and the code is not spent.
 */
export const enterCode: ScreenAction = async (request) => {
  const { api, form, signal } = request;
  const lookupId = lookupOf(request);
  if (!form.keepsCookies) return toAskingPage(request, { lookup: lookupId, notice: 'cookies-blocked' }, true);
  const code = digitsOf(form.field('code'));
  if (code.length !== 6) return toAskingPage(request, { lookup: lookupId, notice: 'code-wrong' });
  const reply = await api.call('verifyBookingLookup', { params: { lookupId }, body: { code } }, signal);
  if (reply.status !== 200) return toAskingPage(request, { lookup: lookupId, notice: noticeOfReply(reply) });
  const [only, ...others] = reply.body.bookings;
  if (only === undefined || others.length > 0) return toAskingPage(request, { lookup: lookupId });
  return leadTo(request, foundUrl(actOf(form), only.bookingId));
};

const lookupOf = ({ search }: PostRequest): string => search['lookup'] ?? '';

/** A code as it was typed or pasted: without spaces, in the digits of any language. */
const digitsOf = (typed: string): string => latinDigits(typed).replace(/\D/g, '');
