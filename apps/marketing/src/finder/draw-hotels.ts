/** Where hotels lie, north up, in drawing units; lines of latitude and longitude go through round degrees. */
export interface HotelsDrawing {
  readonly marks: readonly { readonly x: number; readonly y: number }[];
  readonly meridians: readonly { readonly x: number; readonly degrees: number }[];
  readonly parallels: readonly { readonly y: number; readonly degrees: number }[];
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 45];
/** Free of marks at each edge. */
const edge = 40;
/** From the middle of one mark to the next. */
const apart = 34;
/** A single hotel is drawn with so many degrees around it. */
const leastDegrees = 0.06;

/** Draws hotels in a box, to scale as far as a flat drawing can be; marks that would cover each other stand side by side. */
export function drawHotels(hotels: readonly Position[], width: number, height: number): HotelsDrawing {
  const [south, north] = [least(hotels.map(({ latitude }) => latitude)), most(hotels.map(({ latitude }) => latitude))];
  const [west, east] = [
    least(hotels.map(({ longitude }) => longitude)),
    most(hotels.map(({ longitude }) => longitude)),
  ];
  const [middle, centre] = [(south + north) / 2, (west + east) / 2];
  // A degree of longitude is shorter than one of latitude, but for the equator.
  const narrowing = Math.max(0.2, Math.cos((middle * Math.PI) / 180));
  const scale = Math.min(
    (height - 2 * edge) / Math.max(north - south, leastDegrees),
    (width - 2 * edge) / Math.max((east - west) * narrowing, leastDegrees),
  );
  const xOf = (longitude: number): number => Math.round(width / 2 + (longitude - centre) * narrowing * scale);
  const yOf = (latitude: number): number => Math.round(height / 2 - (latitude - middle) * scale);
  const step = steps.find((degrees) => degrees * scale >= 90) ?? 45;
  return {
    marks: spread(
      hotels.map(({ latitude, longitude }) => ({ x: xOf(longitude), y: yOf(latitude) })),
      width,
      height,
    ),
    meridians: lines(centre, width / 2 / scale / narrowing, step).map((degrees) => ({ degrees, x: xOf(degrees) })),
    parallels: lines(middle, height / 2 / scale, step).map((degrees) => ({ degrees, y: yOf(degrees) })),
  };
}

/** No hotel is somewhere: the drawing needs a middle. */
const least = (degrees: readonly number[]): number => (degrees.length === 0 ? 0 : Math.min(...degrees));
const most = (degrees: readonly number[]): number => (degrees.length === 0 ? 0 : Math.max(...degrees));

/** Round degrees within so many of a middle. */
function lines(middle: number, reach: number, step: number): number[] {
  const first = Math.ceil((middle - reach) / step);
  const count = Math.max(0, Math.floor((middle + reach) / step) - first + 1);
  return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toFixed(2)));
}

type Point = HotelsDrawing['marks'][number];

/** Moves marks that would cover one before them by as little as is needed, and never out of the box. */
function spread(marks: readonly Point[], width: number, height: number): Point[] {
  const placed: Point[] = [];
  const within = ({ x, y }: Point): boolean => x >= 18 && y >= 18 && x <= width - 18 && y <= height - 18;
  for (const mark of marks) {
    const turns = Array.from({ length: 60 }, (_, turn) => ({
      x: Math.round(mark.x + Math.cos(turn * 1.05) * 5 * turn),
      y: Math.round(mark.y + Math.sin(turn * 1.05) * 5 * turn),
    }));
    const isFree = (spot: Point): boolean => placed.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= apart);
    placed.push(turns.find((spot) => within(spot) && isFree(spot)) ?? mark);
  }
  return placed;
}
