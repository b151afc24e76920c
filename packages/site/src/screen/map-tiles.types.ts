/** The operator's source of map tiles, and their attribution. */
export interface MapTiles {
  /** `https://…/{z}/{x}/{y}.png`: the usual square tiles of 256 px. */
  readonly url: string;
  readonly attribution: string;
  /** The licence that the attribution links to. */
  readonly attributionUrl: string | null;
}
