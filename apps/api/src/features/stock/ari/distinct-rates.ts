import type { Rate } from './rates.queries.ts';

type OwnRate = Rate & { readonly priceForPax: { pax: number; price: number }[] };

const fixed = 12;
const minStayPlace = 2;
const flagsPlace = 9;
const lengthsPlace = 10;
const [sold, noArrival, noDeparture] = [1, 2, 4];
const largestInt = 0x7fff_ffff;

/**
 * The distinct rates of a hotel, numbered from 1: most nights of a year have one of a few rates. They are stored as
 * numbers: a tenth of the memory of the objects that they are returned as.
 */
export class DistinctRates {
  private readonly starts: number[] = [];
  private plain = true;
  private figures: Int32Array | Float64Array = new Int32Array(0);

  get bytes(): number {
    return this.figures.byteLength + this.starts.length * 8;
  }

  /** Adds those that are not known; their numbers, in the order given. */
  idsOf(rates: readonly Rate[]): number[] {
    const figures = [...this.figures];
    const ids = rates.map((rate) => {
      const wanted = figuresOf(rate);
      const known = this.starts.findIndex((start) => wanted.every((figure, at) => figures[start + at] === figure));
      if (known >= 0) return known + 1;
      this.starts.push(figures.length);
      this.plain &&= isPlain(rate);
      figures.push(...wanted);
      return this.starts.length;
    });
    if (figures.length > this.figures.length)
      this.figures = figures.every((figure) => figure <= largestInt)
        ? Int32Array.from(figures)
        : Float64Array.from(figures);
    return ids;
  }

  /** Whether no rate that was ever known asks more of a stay than its shortest and longest length and its arrival. */
  get arePlain(): boolean {
    return this.plain;
  }

  /** The fewest nights of a stay that begins on a night with this number; null where none is sold. */
  minStayAt(id: number): number | null {
    const start = this.starts[id - 1];
    if (start === undefined || ((this.figures[start + flagsPlace] ?? 0) & sold) === 0) return null;
    return this.figures[start + minStayPlace] ?? null;
  }

  /** Whether no stay may end on a date with this number. */
  isDepartureClosedAt(id: number): boolean {
    const start = this.starts[id - 1];
    return start !== undefined && ((this.figures[start + flagsPlace] ?? 0) & noDeparture) !== 0;
  }

  /** The rate with this number, as a new object; null if it is unknown. */
  at(id: number): OwnRate | null {
    const start = this.starts[id - 1];
    if (start === undefined) return null;
    const figure = (at: number): number => this.figures[start + at] ?? 0;
    const orNone = (at: number): number | null => (figure(at) < 0 ? null : figure(at));
    const flags = figure(flagsPlace);
    const guests = figure(fixed - 1);
    const lengths = orNone(lengthsPlace);
    const priceForPax = Array.from({ length: guests }, (_, step) => ({
      pax: figure(fixed + step * 2),
      price: figure(fixed + step * 2 + 1),
    }));
    return {
      priceForPax,
      extraAdult: figure(0),
      extraChild: figure(1),
      minStay: figure(minStayPlace),
      maxStay: orNone(3),
      stayLengths:
        lengths === null ? null : Array.from({ length: lengths }, (_, step) => figure(fixed + guests * 2 + step)),
      minStayThrough: figure(4),
      maxStayThrough: orNone(5),
      minAdvanceDays: figure(6),
      maxAdvanceDays: orNone(7),
      cutOffHour: orNone(8),
      closedToArrival: (flags & noArrival) !== 0,
      closedToDeparture: (flags & noDeparture) !== 0,
      isSold: (flags & sold) !== 0,
    };
  }
}

function figuresOf(rate: Rate): number[] {
  const flags =
    (rate.isSold ? sold : 0) | (rate.closedToArrival ? noArrival : 0) | (rate.closedToDeparture ? noDeparture : 0);
  return [
    rate.extraAdult,
    rate.extraChild,
    rate.minStay,
    rate.maxStay ?? -1,
    rate.minStayThrough,
    rate.maxStayThrough ?? -1,
    rate.minAdvanceDays,
    rate.maxAdvanceDays ?? -1,
    rate.cutOffHour ?? -1,
    flags,
    rate.stayLengths?.length ?? -1,
    rate.priceForPax.length,
    ...rate.priceForPax.flatMap(({ pax, price }) => [pax, price]),
    ...(rate.stayLengths ?? []),
  ];
}

const isPlain = (rate: Rate): boolean =>
  rate.stayLengths === null &&
  rate.minStayThrough === 1 &&
  rate.maxStayThrough === null &&
  rate.minAdvanceDays === 0 &&
  rate.maxAdvanceDays === null &&
  rate.cutOffHour === null &&
  !rate.closedToDeparture;
