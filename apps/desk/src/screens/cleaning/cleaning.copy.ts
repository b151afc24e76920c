import type { UnitChange } from '@latchkey/api-contract/types';
import type { UnitState } from '@latchkey/booking-core/units';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CleaningProblem } from './cleaning.model.ts';

export const stateNames: Readonly<Record<UnitState, MessageDescriptor>> = {
  dirty: msg({ message: 'Dirty', context: 'state of a room' }),
  clean: msg({ message: 'Clean', context: 'state of a room' }),
  inspected: msg({ message: 'Inspected', context: 'state of a room' }),
};

/** What was done to a room, in its history. */
export const changeNames: Readonly<Record<UnitChange['what'], MessageDescriptor>> = {
  ...stateNames,
  closed: msg({ message: 'Closed', context: 'history of a room' }),
  reopened: msg({ message: 'Open again', context: 'history of a room' }),
  broken: msg({ message: 'Something broken', context: 'history of a room' }),
  mended: msg({ message: 'Repaired', context: 'history of a room' }),
};

/** Why something was not done, and what to do. */
export const problemWords: Readonly<Record<CleaningProblem, MessageDescriptor>> = {
  changed: msg({
    message: 'Someone else was faster: the room is shown as it is now.',
    context: 'problem of cleaning',
  }),
  not_clean: msg({ message: 'Only a clean room can be inspected.', context: 'problem of cleaning' }),
  not_found: msg({ message: 'This room no longer exists.', context: 'problem of cleaning' }),
  not_allowed: msg({ message: 'Your role here may not do this.', context: 'problem of cleaning' }),
  text_missing: msg({ message: 'Write what is broken, in a word or two.', context: 'problem of cleaning' }),
  too_long: msg({ message: 'This is too long. Please shorten it.', context: 'problem of cleaning' }),
  date_wrong: msg({ message: 'Choose the last night on which the room is closed.', context: 'problem of cleaning' }),
  picture_too_large: msg({
    message: 'This file is too large. Please take a smaller photo, or report it without one.',
    context: 'problem of cleaning',
  }),
  picture_of_unknown_kind: msg({
    message: 'This file is not a supported image. Please choose a JPEG, PNG or WebP, or report it without a photo.',
    context: 'problem of cleaning',
  }),
  picture_heic: msg({
    message:
      'This photo is a HEIC file, which cannot be shown everywhere. Set the camera to “most compatible” or choose a JPEG.',
    context: 'problem of cleaning',
  }),
  picture_too_many_pixels: msg({
    message: 'This picture has too many pixels. Take the photo again, smaller.',
    context: 'problem of cleaning',
  }),
  picture_too_small: msg({
    message: 'This picture is too small to see anything on it.',
    context: 'problem of cleaning',
  }),
  picture_damaged: msg({
    message: 'This picture is damaged and cannot be opened. Take it again.',
    context: 'problem of cleaning',
  }),
  too_many_pictures: msg({
    message: 'Too many unused photos were uploaded today. Please report it without a photo.',
    context: 'problem of cleaning',
  }),
  unknown_picture: msg({
    message: 'The photo has expired. Please choose it again.',
    context: 'problem of cleaning',
  }),
  unavailable: msg({
    message: 'Nothing was changed: the hotel’s system cannot be reached. Try again in a moment.',
    context: 'problem of cleaning',
  }),
};
