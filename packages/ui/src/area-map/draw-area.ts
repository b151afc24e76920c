export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** A plan in drawing units: the hotel, rings round it, and the places on their true bearings. */
export interface AreaDrawing {
  readonly width: number;
  readonly height: number;
  readonly hotel: MapPoint;
  /** A ring that is full has no label. */
  readonly rings: readonly { readonly km: number; readonly radius: number; readonly label: MapPoint | null }[];
  /** In the order given. One too far away stands at the edge, on its bearing. */
  readonly marks: readonly (MapPoint & { readonly isBeyond: boolean })[];
}

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

// Earth radius 6371 km (docs/rules.md, "Figures"), a degree of it.
const kmPerDegree = (6371 * Math.PI) / 180;
const ringKms = [0.25, 0.5, 1, 2, 4, 6, 10, 20, 40];
const edge = 34;

/** Where on its ring a distance is written, the best first: below the hotel, above, left, right, then all round between. */
const labelAngles = [1, 3, 2, 0, ...Array.from({ length: 32 }, (_, eighth) => eighth / 8)].map(
  (quarter) => (quarter * Math.PI) / 2,
);
/** The minimum distance from a marker to a label's centre without covering it: half of both sizes. */
const labelReach = { x: 48, y: 32 };

/** Kilometres east and south of the hotel; exact enough within a city. */
function offset(hotel: Position, place: Position): MapPoint {
  return {
    x: (place.lng - hotel.lng) * Math.cos((hotel.lat * Math.PI) / 180) * kmPerDegree,
    y: (hotel.lat - place.lat) * kmPerDegree,
  };
}

const round = (value: number): number => Math.round(value);

/** Places near enough to be drawn to scale: all but those more than 2.5 times as far as the one before, and than 2 km. */
function withinScale(distances: readonly number[]): number {
  const sorted = distances.toSorted((a, b) => a - b);
  const gap = sorted.findIndex((distance, place) => place > 0 && distance > 2.5 * Math.max(2, sorted[place - 1] ?? 0));
  return (gap === -1 ? sorted.at(-1) : sorted[gap - 1]) ?? 1;
}

/** Draws a hotel and the places round it, north up, in a box of the given size. */
export function drawArea(hotel: Position, places: readonly Position[], width: number, height: number): AreaDrawing {
  const offsets = places.map((place) => offset(hotel, place));
  const reach = withinScale(offsets.map(({ x, y }) => Math.hypot(x, y)));
  const near = [{ x: 0, y: 0 }, ...offsets.filter(({ x, y }) => Math.hypot(x, y) <= reach)];
  const [left, right] = [Math.min(...near.map(({ x }) => x)), Math.max(...near.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...near.map(({ y }) => y)), Math.max(...near.map(({ y }) => y))];
  const scale = Math.min(
    (width - 4 * edge) / Math.max(right - left, 0.4),
    (height - 4 * edge) / Math.max(bottom - top, 0.4),
  );
  const centre = { x: width / 2 - ((left + right) / 2) * scale, y: height / 2 - ((top + bottom) / 2) * scale };
  const marks = offsets.map((at) =>
    clamp(centre, { x: centre.x + at.x * scale, y: centre.y + at.y * scale }, width, height),
  );
  const placed = spread(centre, marks);
  return {
    width,
    height,
    hotel: { x: round(centre.x), y: round(centre.y) },
    rings: ringsOf(centre, scale, placed, { width, height }),
    marks: placed,
  };
}

/** Pulls a point outside the box back along its bearing. */
function clamp(from: MapPoint, to: MapPoint, width: number, height: number): MapPoint & { readonly isBeyond: boolean } {
  const limit = (start: number, end: number, size: number): number =>
    end < edge ? (start - edge) / (start - end) : end > size - edge ? (size - edge - start) / (end - start) : 1;
  const part = Math.min(limit(from.x, to.x, width), limit(from.y, to.y, height));
  return { x: round(from.x + (to.x - from.x) * part), y: round(from.y + (to.y - from.y) * part), isBeyond: part < 1 };
}

function ringsOf(
  centre: MapPoint,
  scale: number,
  marks: readonly MapPoint[],
  { width, height }: { readonly width: number; readonly height: number },
): AreaDrawing['rings'] {
  const farthest = Math.hypot(Math.max(centre.x, width - centre.x), Math.max(centre.y, height - centre.y));
  const drawn = ringKms
    .map((km) => ({ km, radius: round(km * scale) }))
    .filter(({ radius }) => radius >= 44 && radius < farthest);
  const taken: MapPoint[] = [...marks];
  return drawn.slice(0, 4).map((ring) => {
    const spots = labelAngles
      .map((angle) => ({
        x: round(centre.x + Math.cos(angle) * ring.radius),
        y: round(centre.y + Math.sin(angle) * ring.radius),
      }))
      .filter(({ x, y }) => x > edge && x < width - edge && y > edge && y < height - edge);
    const isFree = (spot: MapPoint): boolean =>
      taken.every(({ x, y }) => Math.abs(x - spot.x) > labelReach.x || Math.abs(y - spot.y) > labelReach.y);
    const label = spots.find(isFree) ?? null;
    if (label !== null) taken.push(label);
    return { ...ring, label };
  });
}

/** Moves marks that would cover each other or the hotel apart, by as little as needed. */
function spread(
  hotel: MapPoint,
  marks: readonly (MapPoint & { readonly isBeyond: boolean })[],
): readonly (MapPoint & { readonly isBeyond: boolean })[] {
  const apart = 34;
  const placed: (MapPoint & { readonly isBeyond: boolean })[] = [];
  for (const mark of marks) {
    const turns = Array.from({ length: 24 }, (_, turn) => ({
      x: mark.x + Math.cos(turn * 1.05) * 6 * turn,
      y: mark.y + Math.sin(turn * 1.05) * 6 * turn,
    }));
    const free =
      turns.find((spot) =>
        [hotel, ...placed].every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= apart),
      ) ?? mark;
    placed.push({ ...mark, x: round(free.x), y: round(free.y) });
  }
  return placed;
}
