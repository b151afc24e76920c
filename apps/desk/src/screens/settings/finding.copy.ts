import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is wrong at a place, by its kind. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  missing: msg`This is missing.`,
  wrong_form: msg`This is not written as it should be.`,
  unknown_key: msg`Nothing of this name is known.`,
  unknown_id: msg`This names something that the hotel does not have.`,
  no_words: msg`It has no name or text in this language.`,
  words_of_nothing: msg`These are words for something that the hotel does not have.`,
  marks_differ: msg`There are more or fewer pictograms than lines.`,
  twice: msg`This appears twice, or belongs to another hotel.`,
  unreadable_colour: msg`Text cannot be read on this colour. Choose a stronger one.`,
  times_overlap: msg`Check-in is before check-out: two stays would meet in one room.`,
  price_order: msg`The prices do not fit: more guests pay less, or a date appears twice.`,
  price_far: msg`This price is far from the others. Is a digit missing, or one too many?`,
  price_missing: msg`The price is missing.`,
  beds_too_few: msg`More guests than the beds hold.`,
  phone: msg`Write the number with its country code, such as +49 30 5550 1188.`,
  picture_missing: msg`This picture is not there.`,
  picture_small: msg`This picture is too small to fill a screen.`,
  picture_undescribed: msg`Say what is to be seen on this picture: who does not see it hears it.`,
  tax_wrong: msg`This tax cannot be worked out so.`,
  booked_ahead: msg`Guests have booked this. You can remove it once they have left. Until then, put it back and stop selling it.`,
  language_missing: msg`There are no words in this language: its guests read English.`,
  findability: msg`Search engines would like to know more.`,
  policy_differs: msg`This policy names a number that none of your rate plans, taxes or offers has. Guests would read two different rules.`,
  words_differ: msg`Guests read a time or a number of guests here that differs from your settings. Please change one of the two.`,
  payment_differs: msg`Guests read here that they pay in a way that your settings do not offer. Please change one of the two.`,
  fee_unsecured: msg`This plan is non-refundable, but guests pay at the hotel: if they cancel, there is nothing to keep. Ask for a deposit or a card, or let guests cancel.`,
  mailbox_unproved: msg`This mailbox has not been confirmed yet. Until someone presses the button in the email we send there once guests see the hotel, your emails go to the owner.`,
  name_link: msg`Please leave addresses of pages out: guests book here.`,
  name_letters: msg`It contains invisible characters, or mixes scripts in one word. Please type it again.`,
  name_brand: msg`This is the name of a hotel chain, a booking portal or ours. If the property belongs to it, please contact us.`,
  name_taken: msg`Another hotel here has this name. Add the place, or choose another.`,
  lawyer: msg`The privacy policy and terms are a model text that no lawyer has read yet.`,
};

/** What the engine has no kind for, by the place that it is at. */
const wordsAt: readonly (readonly [place: RegExp, words: MessageDescriptor])[] = [
  [/\.maxPax$/, msg`The maximum number of guests is below the minimum, so nobody could book this.`],
  [/\.maxBeds$/, msg`More guests have a bed of their own than it takes.`],
  [/\.maxRooms$/, msg`One booking may take more of these rooms than there are.`],
  [/\.priceForPax$/, msg`The prices do not fit the number of guests that the room takes.`],
  [/\.(?:extraAdult|extraChild)$/, msg`The price of a further guest does not fit this room.`],
  [/\.hourly$/, msg`The hours of this room and their prices do not fit each other.`],
  [/^promotions\./, msg`This offer would never hold, or takes off nothing or too much.`],
  [/^addons\..+\.price$/, msg`This price looks wrong. Is a digit missing, or one too many?`],
  [/^addons\./, msg`This extra is tied to something that does not exist, so nobody could book it.`],
  [/^packages\./, msg`This package names a room, plan or extra that is not sold so.`],
  [/^taxes\./, msg`This tax looks wrong. Enter a percentage as 7, and each tax only once.`],
  [/^fees\./, msg`This fee looks wrong. Is a digit missing, or one too many?`],
  [/^seasons\./, msg`This season does not fit. Please check its nights and percentage.`],
  [/^restrictions\./, msg`This stay rule does not fit. Please check its nights and lengths.`],
  [/^keptBack/, msg`More rooms are held back than exist.`],
  [
    /\.derivedFrom/,
    msg`What this plan follows does not fit: it follows a plan with prices of its own, by a percentage or a sum.`,
  ],
  [
    /\.advance\.rest\.daysBefore$/,
    msg`Guests have three days to pay the rest: ask for it four days before arrival or earlier, or let it be paid at the hotel.`,
  ],
  [/^ratePlans\..+\.(?:payment|advance)$/, msg`How this plan is paid does not fit the ways to pay of the hotel.`],
  [/^ratePlans\..+\.inclusions$/, msg`Something included in this plan is not shown to guests.`],
  [/^ratePlans\./, msg`This plan is sold in no room: it has no price.`],
  [/^rooms\..+\.prices/, msg`This price does not fit its plan.`],
  [/^rooms\./, msg`Something of this room does not fit.`],
  [/^payment(?:\.others\.\d+)?\.vendor$/, msg`The keys of this account are missing: type them among the ways to pay.`],
  [
    /^payment(?:\.others\.\d+)?\.gateway$/,
    msg`This payment company is not known to charge in the hotel’s currency: guests could not pay online.`,
  ],
  [/^payment/, msg`The ways to pay do not fit each other.`],
  [/^(?:timeZone|latitude|longitude)$/, msg`Time zone and place on the map do not fit each other.`],
  [/^nearbyPlaces\./, msg`This place is far from the hotel. Are latitude and longitude swapped?`],
  [/^childBands\.\d+\.under$/, msg`List each age once for all children, youngest first.`],
  [/^childBands/, msg`Give each age one price: a sum or a percentage.`],
  [/^(?:advertisedOffers|feedbackVoucher)/, msg`This offer does not fit the money or the ways to pay of the hotel.`],
  [/^slug$/, msg`This name in addresses is a page of the site. Choose another one.`],
];
const somethingWrong = msg`Something does not fit here.`;

/** What is wrong at a place, in the reader's words: by its kind, else by the place. */
export const findingWordsOf = ({ kind, path }: { readonly kind: string; readonly path: string }): MessageDescriptor =>
  (Object.hasOwn(words, kind) ? words[kind] : undefined) ??
  wordsAt.find(([place]) => place.test(path))?.[1] ??
  somethingWrong;
