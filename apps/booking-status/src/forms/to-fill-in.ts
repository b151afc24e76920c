import { greetingName } from './greeting-name.ts';
import type { OwnRegistration } from '@latchkey/api-contract/types';

export type OwnPlace = OwnRegistration['places'][number];

/** How many fields of a traveller are empty or wrong. Who has said nothing yet is asked one thing first. */
export const toFillIn = ({ duty, faults, filledBy }: OwnPlace): number =>
  duty === 'nationality-needed' ? 1 : duty === 'due' ? faults.length : filledBy === null ? 1 : 0;

/** A traveller by the first of the names that were given; empty where none was. */
export const firstNameOf = ({ entry }: Pick<OwnPlace, 'entry'>): string => greetingName(entry.givenNames ?? '');
