/** Where pictures of the map come from, by an operator's setting, and their attribution. */
export interface MapTiles {
  /** `https://…/{z}/{x}/{y}.png`: the usual square tiles of 256 px. */
  readonly url: string;
  readonly attribution: string;
  /** The licence that the attribution links to. */
  readonly attributionUrl: string | null;
}
