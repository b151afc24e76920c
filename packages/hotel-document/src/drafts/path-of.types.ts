type Primitive = string | number | boolean | bigint | symbol | null | undefined;

/** The keys of a value; of a union those of each of its kinds. */
export type KeysOf<Value> = Value extends Primitive ? never : keyof Value & string;

/** What stands at a key: an entry of a list goes by its id or number, what is keyed by ids by one of them. */
type Step<Value, Key extends string> = Value extends Primitive
  ? never
  : Value extends readonly (infer Entry)[]
    ? Entry
    : string extends keyof Value
      ? Value[keyof Value]
      : string extends Key
        ? never
        : Key extends keyof Value
          ? Value[Key]
          : never;

/** What stands at a path of a value; `never` where the value lacks that path. */
export type ValueAt<Value, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? ValueAt<Step<Value, Key>, Rest>
  : Step<Value, Path>;

/**
 * A path of a value, with dots: `rooms.${string}.total`. Ids and numbers stand for entries; in a pattern so does `*`.
 * `never` where the value lacks a key on the way, so that a key that is renamed breaks whoever names it.
 */
export type PathOf<Value, Path extends string> = Path extends unknown
  ? [ValueAt<Value, Path>] extends [never]
    ? never
    : Path
  : never;

/** Every key that stands anywhere in a value. */
export type KeyWithin<Value> = Value extends Primitive
  ? never
  : Value extends readonly (infer Entry)[]
    ? KeyWithin<Entry>
    : string extends keyof Value
      ? KeyWithin<Value[keyof Value]>
      : (keyof Value & string) | { [Key in keyof Value]: KeyWithin<Value[Key]> }[keyof Value];
