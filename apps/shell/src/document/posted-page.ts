import type { ApiClient } from '@latchkey/api-client/client';
import { fileField, fileTooLarge } from '@latchkey/releases/page';
import type {
  ActionModule,
  PostedFile,
  PostedForm,
  ReturnedForm,
  Screen,
  ScreenOutcome,
  ScreenRequest,
} from '@latchkey/site/screen';

/** A page that a form was posted to, and what came of it. */
export interface PostedPage {
  /** The form as it was posted, url-encoded. */
  readonly body: string;
  /** Asks the engine in the guest's name. */
  readonly api: ApiClient;
  /** Headers that say who the guest is. */
  readonly guest: Readonly<Record<string, string>>;
  /** What the guest is to keep. */
  readonly cookies: string[];
  /** `open` until a screen was asked; `unknown` where it has no such form. */
  state: 'open' | 'answered' | 'unknown';
  /** The status of the page where it is shown again. */
  status: number;
  /** The page's script posted it, which shows the page again by itself. */
  readonly byScript: boolean;
  /** What that script is told; null where it did not post, or is led on. */
  returned: ReturnedForm | null;
}

/** The screen of a page that a form was posted to: its action answers before anything is loaded, and once only. */
export const loadAnswering = (
  posted: PostedPage,
  screen: Screen<unknown>,
  answering: ActionModule | undefined,
): Screen<unknown> => ({
  ...screen,
  load: (request) => (posted.state === 'open' ? answer(posted, screen, answering, request) : screen.load(request)),
});

async function answer(
  posted: PostedPage,
  screen: Screen<unknown>,
  answering: ActionModule | undefined,
  request: ScreenRequest,
): Promise<ScreenOutcome<unknown>> {
  posted.state = answering === undefined ? 'unknown' : 'answered';
  if (answering === undefined) return { kind: 'missing' };
  const outcome = await answering.action({ ...request, api: posted.api, form: formIn(posted, request) });
  switch (outcome.kind) {
    case 'redirect':
      if (outcome.givesCookie === true) posted.cookies.push(cookieProof(posted.guest));
      return { kind: 'redirect', to: asHeader(outcome.to), status: 303 };
    case 'unknown_form':
      posted.state = 'unknown';
      return { kind: 'missing' };
    case 'again':
      posted.status = outcome.status;
      if (posted.byScript) {
        posted.returned = outcome.returned;
        return { kind: 'missing' };
      }
      return screen.load({ ...request, returned: outcome.returned });
  }
}

/** What no header may carry, escaped; where it leads is for the origin to judge. */
const asHeader = (to: string): string =>
  to.toWellFormed().replace(/[^\x21-\x7e]+/gu, (others) => encodeURIComponent(others));

function formIn({ body, guest }: PostedPage, { search }: ScreenRequest): PostedForm {
  const fields = new URLSearchParams(body);
  return {
    name: search['post'] ?? '',
    field: (name) => (fields.get(name) ?? '').trim(),
    file: (name) => filesIn(fields, name)[0] ?? null,
    files: (name) => filesIn(fields, name),
    keepsCookies: keepsCookies(guest),
  };
}

const filesIn = (fields: URLSearchParams, name: string): PostedFile[] =>
  fields.getAll(fileField(name)).map((content) => (content === fileTooLarge ? { refused: 'too_large' } : { content }));

const name = 'latchkey_cookies';
const minutes = 15;

/** A cookie that says nothing but that the browser keeps cookies. */
function cookieProof(guest: Readonly<Record<string, string>>): string {
  const secure = guest['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  return `${name}=kept; Path=/; Max-Age=${minutes * 60}; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether a browser has brought back any cookie by which the engine could know it again. */
const keepsCookies = ({ cookie = '' }: Readonly<Record<string, string>>): boolean =>
  cookie.split(';').some((pair) => {
    const [key = '', value = ''] = pair.trim().split('=');
    return (key === name && value === 'kept') || (/^(?:__Host-)?latchkey_device$/.test(key) && value !== '');
  });
