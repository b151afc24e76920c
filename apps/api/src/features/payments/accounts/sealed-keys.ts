import { openedText, sealedText } from '../../../sealed-text.ts';

/** Whose keys are sealed: what was sealed of one hotel or gateway opens as that of no other. */
export interface KeysOf {
  readonly hotelId: number;
  readonly gateway: string;
}

const boundTo = ({ hotelId, gateway }: KeysOf): string => `gateway-account:${hotelId}:${gateway}`;

/** Seals the keys of an account under the first of ours. */
export const sealed = (text: string, of: KeysOf, keys: readonly Buffer[]): string =>
  sealedText(text, boundTo(of), keys);

/** What was sealed; null where none of our keys opens it. */
export const opened = (text: string, of: KeysOf, keys: readonly Buffer[]): string | null =>
  openedText(text, boundTo(of), keys);
