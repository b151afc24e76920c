import type { PostedFile, PostOutcome, PostRequest, ScreenAction, ScreenRequest } from '@latchkey/site/screen';
import { screenRequest } from './screen-request.ts';

/** How a form is posted; what is left out is the hotel's, in English. */
export interface PostedWith extends Partial<ScreenRequest> {
  /** Which form of the page it is. */
  readonly form: string;
  /** Whether the browser keeps cookies; it does unless said. */
  readonly keepsCookies?: boolean;
  /** Files by their field. */
  readonly files?: Readonly<Record<string, PostedFile | PostedFile[]>>;
}

/** Posts a form to a screen's action, as a browser without its script does. */
export function postForm(
  action: ScreenAction,
  fields: Readonly<Record<string, string>>,
  { form, keepsCookies = true, files = {}, ...others }: PostedWith,
): Promise<PostOutcome> {
  const posted: PostRequest['form'] = {
    name: form,
    keepsCookies,
    field: (name) => (fields[name] ?? '').trim(),
    file: (name) => [files[name] ?? []].flat()[0] ?? null,
    files: (name) => [files[name] ?? []].flat(),
  };
  return action({ ...screenRequest(others), form: posted });
}
