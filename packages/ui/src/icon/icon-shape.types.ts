/** An icon's outline: one path on a square of 24 units, to be stroked. */
export interface IconShape {
  readonly d: string;
  /** Whether it points along the line of writing and so turns round in right-to-left. */
  readonly turns?: true;
}
