/** The entry of a list that a text names, wherever that comes from; undefined where it names none. */
export const oneOf = <Entry extends string>(list: readonly Entry[], text: unknown): Entry | undefined =>
  list.find((one) => one === text);
