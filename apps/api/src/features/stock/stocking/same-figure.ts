/** Whether two figures of a night say the same: PostgreSQL keeps the keys of an object in an order of its own. */
export const isSameFigure = (one: unknown, other: unknown): boolean => figureText(one) === figureText(other);

/** A figure as text: the same for figures that say the same. */
export const figureText = (value: unknown): string =>
  JSON.stringify(
    Array.isArray(value)
      ? value.map((one: number | { pax: number; price: number }) =>
          typeof one === 'number' ? one : [one.pax, one.price],
        )
      : value,
  );
