/** A place that kept something from being published, and by which kind of finding. */
export interface RefusedPlace {
  readonly file: string;
  readonly path: string;
  readonly kind: string;
}

const shape = /^([\w.-]{1,80}) ([\w-]{1,40}) ([\w.-]{0,300})$/;

/** The places as a page that is shown again carries them. */
export const placesAsText = (places: readonly RefusedPlace[]): string =>
  places.map(({ file, kind, path }) => `${file} ${kind} ${path}`).join('\n');

/** The places out of such a text; what has another form is none. */
export const placesIn = (text: string): readonly RefusedPlace[] =>
  text.split('\n').flatMap((line) => {
    const [whole, file = '', kind = '', path = ''] = shape.exec(line) ?? [];
    return whole === undefined ? [] : [{ file, kind, path }];
  });
