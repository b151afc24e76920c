import type { NightlyRate } from '@latchkey/booking-core/pricing';

/** A rate without its date. */
export interface UndatedRate extends Omit<NightlyRate, 'date'> {
  readonly minStay: number;
  readonly maxStay: number | null;
  readonly closedToArrival: boolean;
}

type OwnRate = UndatedRate & { readonly priceForPax: { pax: number; price: number }[] };

const fixed = 6;
const minStayPlace = 2;
const largestInt = 0x7fff_ffff;

/**
 * The distinct rates of a hotel, numbered from 1: most nights of a year have one of a few rates. They are stored as
 * numbers: a tenth of the memory of the objects that they are returned as.
 */
export class DistinctRates {
  private readonly starts: number[] = [];
  private figures: Int32Array | Float64Array = new Int32Array(0);

  get bytes(): number {
    return this.figures.byteLength + this.starts.length * 8;
  }

  /** Adds those that are not known; their numbers, in the order given. */
  idsOf(rates: readonly UndatedRate[]): number[] {
    const figures = [...this.figures];
    const ids = rates.map((rate) => {
      const wanted = figuresOf(rate);
      const known = this.starts.findIndex((start) => wanted.every((figure, at) => figures[start + at] === figure));
      if (known >= 0) return known + 1;
      this.starts.push(figures.length);
      figures.push(...wanted);
      return this.starts.length;
    });
    if (figures.length > this.figures.length)
      this.figures = figures.every((figure) => figure <= largestInt)
        ? Int32Array.from(figures)
        : Float64Array.from(figures);
    return ids;
  }

  /** The fewest nights that the rate with this number is sold for; null if it is unknown. */
  minStayAt(id: number): number | null {
    const start = this.starts[id - 1];
    return start === undefined ? null : (this.figures[start + minStayPlace] ?? null);
  }

  /** The rate with this number, as a new object; null if it is unknown. */
  at(id: number): OwnRate | null {
    const start = this.starts[id - 1];
    if (start === undefined) return null;
    const figure = (at: number): number => this.figures[start + at] ?? 0;
    const [extraAdult, extraChild, minStay, maxStay, closed, steps] = [
      figure(0),
      figure(1),
      figure(2),
      figure(3),
      figure(4),
      figure(5),
    ];
    const priceForPax = Array.from({ length: steps }, (_, step) => ({
      pax: figure(fixed + step * 2),
      price: figure(fixed + step * 2 + 1),
    }));
    return {
      priceForPax,
      extraAdult,
      extraChild,
      minStay,
      maxStay: maxStay === 0 ? null : maxStay,
      closedToArrival: closed === 1,
    };
  }
}

function figuresOf({ priceForPax, extraAdult, extraChild, minStay, maxStay, closedToArrival }: UndatedRate): number[] {
  const steps = priceForPax.flatMap(({ pax, price }) => [pax, price]);
  return [extraAdult, extraChild, minStay, maxStay ?? 0, closedToArrival ? 1 : 0, priceForPax.length, ...steps];
}
