import { isFailure, readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { draftDocuments } from '@latchkey/hotel-document/drafts';
import { usePage } from '@latchkey/site';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PartModel } from '../settings.model.ts';
import type { checkTyped, documentsTyped } from './check-typed.ts';
import { makeNoCode } from '../../../parts/no-code/make-no-code.ts';
import type { NightsRead } from '../model/nights.types.ts';
import type { TypingWarnings } from '../model/typing.types.ts';

/** So long nothing is typed before it is looked at. */
const restMs = 500;

/** Loads what reads a form as changes of the draft: it comes with the loader of the page. */
export type LoadCheck = () => Promise<{
  readonly checkTyped: typeof checkTyped;
  readonly documentsTyped: typeof documentsTyped;
}>;

interface Looked {
  readonly warned: TypingWarnings;
  /** What guests will read of the year, on the page of seasons. */
  readonly nights: NightsRead | null;
}
type Check = (typed: (name: string) => string) => Promise<Looked>;

const loadNights = async () =>
  (await import(/* webpackChunkName: "set-up-checks" */ '../seasons/read-nights.ts')).readNights;

/**
 * What looks wrong in what is being typed, before it is saved, and what guests would read then; the checks and the draft
 * come with the first letter.
 */
export function useTypingWarnings(
  { part, draft, today, nights }: Pick<PartModel, 'part' | 'draft' | 'today' | 'nights'>,
  { hotelId, loadCheck }: { readonly hotelId: number; readonly loadCheck: LoadCheck },
) {
  const { api, locale } = usePage();
  const [looked, setLooked] = useState<Looked>({ warned: {}, nights });
  const check = useRef<Promise<Check | null> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const turn = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const load = async (): Promise<Check | null> => {
    makeNoCode();
    const [typing, { checkDraft }, readNights, reply] = await Promise.all([
      loadCheck(),
      import(/* webpackChunkName: "set-up-checks" */ '@latchkey/hotel-document/checks'),
      part === 'seasons' ? loadNights() : null,
      propertyClient(api, hotelId).call('getSetUp', {}),
    ]);
    if (isFailure(reply)) throw readError('the set-up', reply);
    // Of another draft than the page shows nothing is said: saving says that it was changed meanwhile.
    if (reply.status !== 200 || reply.body.draft.version !== draft.version) return null;
    const into = { part, documents: draftDocuments(reply.body.documents), locale, checkDraft };
    return async (typed) => ({
      warned: await typing.checkTyped(into, typed),
      nights: (await readNights?.(typing.documentsTyped(into, typed), today, locale)) ?? null,
    });
  };

  const look = async (form: HTMLFormElement): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    const loading = (check.current ??= load());
    try {
      const found = await loading;
      const typed = new FormData(form);
      const now = await found?.((name) => {
        const value = typed.get(name);
        return typeof value === 'string' ? value : '';
      });
      if (now !== undefined && mine === turn.current) setLooked(now);
    } catch {
      // Without a network typing goes on unwarned: the engine checks what is saved. The next letter asks again.
      if (check.current === loading) check.current = null;
    }
  };

  return {
    ...looked,
    onInput: ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void look(currentTarget), restMs);
    },
  };
}
