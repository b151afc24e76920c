/** Where hotels lie, north up, in drawing units. */
export interface HotelsDrawing {
  readonly marks: readonly { readonly x: number; readonly y: number }[];
  /** The box of a picture of the whole earth (west to east 180°, north to south 90°) that lies beneath the marks; null where
   * hotels are so near each other that its coasts would be wrong. */
  readonly earth: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  /** A round distance in the middle of the drawing. */
  readonly scale: { readonly metres: number; readonly length: number };
}

export interface HotelPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres of a degree of latitude, as the metre was once meant. */
const metresOfDegree = 40_000_000 / 360;
const roundMetres = [1, 2, 5].flatMap((first) => [100, 1000, 10_000, 100_000, 1_000_000].map((tens) => first * tens));
const longestScale = 140;
/** Units of a degree up to which the picture of the earth, drawn for 1:110 million, is fine enough. */
const finestEarth = 120;
/** Free of marks at each edge. */
const edge = 80;
/** From the middle of one mark to the next. */
const apart = 34;
/** A single hotel is drawn with so many degrees around it. */
const leastDegrees = 0.06;

/** Draws hotels in a box, to scale as far as a flat drawing can be; marks that would cover each other stand side by side. */
export function drawHotels(hotels: readonly HotelPosition[], width: number, height: number): HotelsDrawing {
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
  const unitsOfMetre = scale / metresOfDegree;
  const metres = Math.max(...roundMetres.filter((round) => round * unitsOfMetre <= longestScale), 100);
  return {
    marks: spread(
      hotels.map(({ latitude, longitude }) => ({ x: xOf(longitude), y: yOf(latitude) })),
      width,
      height,
    ),
    earth:
      scale > finestEarth
        ? null
        : {
            x: xOf(-180),
            y: yOf(90),
            width: Math.round(360 * narrowing * scale),
            height: Math.round(180 * scale),
          },
    scale: { metres, length: Math.round(metres * unitsOfMetre) },
  };
}

/** Without hotels the drawing is centred at 0°, 0°. */
const least = (degrees: readonly number[]): number => (degrees.length === 0 ? 0 : Math.min(...degrees));
const most = (degrees: readonly number[]): number => (degrees.length === 0 ? 0 : Math.max(...degrees));

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
