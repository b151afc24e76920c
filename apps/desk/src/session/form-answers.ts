import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import type { EngineAnswer } from './engine-answer.ts';
import { hereOf } from './here-of.ts';
import { oneOf } from './one-of.ts';
import { signInUrl } from './sign-in-url.ts';

type Fields = Readonly<Record<string, string>>;

/** Leads on to a page of the desk, in the language of the form. */
export const leadOn = ({ locale }: Pick<PostRequest, 'locale'>, path: string): PostOutcome => ({
  kind: 'redirect',
  to: inLanguage(path, locale),
});

/** Leads somebody whose session has ended to sign in, and back to the page of the form. */
export const signInFirst = (request: PostRequest, back = hereOf(request)): PostOutcome =>
  leadOn(request, signInUrl(back));

/** The page of a form again, with its input and a word about it. */
export const pageAgain = (
  code: string | null,
  status: Extract<PostOutcome, { readonly kind: 'again' }>['status'],
  fields: Fields = {},
): PostOutcome => ({ kind: 'again', returned: { fields, code }, status });

/** The header by which a form has its effect once, however often it is sent. */
export const onceBy = ({ field }: PostRequest['form']): { readonly 'idempotency-key': string } => ({
  'idempotency-key': field('key'),
});

/** What can be wrong with the forms of a page. */
interface FormProblems<Problem extends string> {
  readonly problems: readonly Problem[];
  /** Those by which somebody was faster, or something stands in the way: 409. What cannot be reached is 503, all else 422. */
  readonly conflicts?: readonly Problem[];
  /** Those by which somebody asked too often: 429. */
  readonly busy?: readonly Problem[];
  /** What a refusal of the engine means that none of them names. */
  readonly otherwise: Problem;
}

/** How the forms of a page answer, of which it gives the table of problems. */
export interface FormAnswers<Problem extends string> {
  /** The page again, with its input and why it was not done. */
  readonly again: (problem: Problem, fields?: Fields) => PostOutcome;
  /** Which problem an answer of the engine is. */
  readonly problemOf: (answer: EngineAnswer) => Problem;
  /** The page that says it is done; to sign in; or the page again. */
  readonly answer: (request: PostRequest, answer: EngineAnswer, donePath: string, fields?: Fields) => PostOutcome;
}

/** The answers of a page's forms, by its table of problems. */
export function formAnswers<Problem extends string>({
  problems,
  conflicts = [],
  busy = [],
  otherwise,
}: FormProblems<Problem>): FormAnswers<Problem> {
  const again: FormAnswers<Problem>['again'] = (problem, fields) => pageAgain(problem, statusOf(problem), fields);
  const problemOf = ({ body }: EngineAnswer): Problem =>
    oneOf(problems, (body as { readonly code?: string } | undefined)?.code) ?? otherwise;
  function statusOf(problem: Problem): 409 | 422 | 429 | 503 {
    if (problem.endsWith('unavailable')) return 503;
    if (busy.includes(problem)) return 429;
    return conflicts.includes(problem) ? 409 : 422;
  }
  return {
    again,
    problemOf,
    answer: (request, answer, donePath, fields) => {
      if (answer.status === 200 || answer.status === 201) return leadOn(request, donePath);
      if (answer.status === 401) return signInFirst(request, request.path);
      return again(problemOf(answer), fields);
    },
  };
}
