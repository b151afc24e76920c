import type { Locale } from '@latchkey/booking-core/language';
import type { WrittenFacts, WrittenWords } from '../schema/written.types.ts';
import type { KeysOf } from './path-of.types.ts';

declare const shape: unique symbol;

/** Something of a document as somebody wrote it: which keys it may have is known, what stands there is to be looked at. */
export type Unchecked<Value> = object & { readonly [shape]?: Value };

/** What stands at a place of a document: a part that has keys, or a value of any kind. */
export type Found<Value> = Value extends string | number | boolean | null | undefined ? unknown : Unchecked<Value>;

/** An entry of a list that goes by its id. */
export type Entry<Value> = Unchecked<Value> & { readonly [Key in KeysOf<Value>]?: unknown } & { readonly id: string };

/** A value to be written: its keys are those of the documents, and whether what stands there is right is checked later. */
export type Sketch<Value> = Value extends string | number | boolean | null | undefined
  ? unknown
  : Value extends readonly (infer One)[]
    ? readonly Sketch<One>[]
    : Unchecked<Value> | { readonly [Key in KeysOf<Value>]?: SketchAt<Value, Key> };
type SketchAt<Value, Key> = Value extends unknown ? (Key extends keyof Value ? Sketch<Value[Key]> : never) : never;

/** The documents of a hotel by their names, as somebody wrote them. */
export type DraftDocuments = { readonly 'hotel.json'?: Unchecked<WrittenFacts> } & {
  readonly [Name in `words.${Locale}.json`]?: Unchecked<WrittenWords>;
};
