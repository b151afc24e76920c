import { propertyClient } from '@latchkey/api-client/property';
import { isStayDate } from '@latchkey/booking-core/dates';
import { useNavigation, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { useState, type FormEvent } from 'react';
import { useSignInAgain } from '../../session/use-sign-in-again.ts';
import type { CleaningProblem, FramedCleaning } from './cleaning.model.ts';
import { reportOutcome } from './report-outcome.ts';
import { reportBody } from './report-body.ts';
import { problemOf } from './set-state.ts';
import { usePhoto } from './use-photo.ts';

interface Report {
  readonly busy: boolean;
  readonly problem: CleaningProblem | null;
  readonly send: (event: FormEvent<HTMLFormElement>) => void;
}

/** Reports what is broken from within the page, so that the typed words stay where the report fails. */
export function useReport(model: FramedCleaning): Report {
  const { api } = usePage();
  const { go } = useNavigation();
  const signInAgain = useSignInAgain();
  const { hotelId } = model.frame.hotel;
  const [state, setState] = useState<Pick<Report, 'busy' | 'problem'>>({ busy: false, problem: model.problem });
  const photo = usePhoto(hotelId);
  const report = async (element: HTMLFormElement): Promise<CleaningProblem | null> => {
    const form = new FormData(element);
    const field = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const [unit, text, until, isClosed] = [field('unit'), field('text').trim(), field('until'), field('close') !== ''];
    if (text === '') return 'text_missing';
    if (isClosed && (!isStayDate(until) || until < model.date)) return 'date_wrong';
    const sent = await photo.sentOf(element);
    // Who is signed out learns it by the words, too.
    if (sent !== null && 'problem' in sent && sent.problem !== 'signed_out') return sent.problem;
    const pictureId = sent !== null && 'pictureId' in sent ? sent.pictureId : null;
    const reply = await propertyClient(api, hotelId).call('reportBroken', {
      params: { unit },
      headers: { 'idempotency-key': field('key') },
      body: reportBody({ text, until: isClosed ? until : null, pictureId }),
    });
    const problem = problemOf(reply);
    if (problem === 'unknown_picture') photo.forget();
    if (problem === 'signed_out') {
      signInAgain(deskUrl('cleaning', { hotelId }));
      return null;
    }
    if (reply.status === 201) {
      go(deskUrl('cleaning', { hotelId }, { done: reportOutcome(reply.body), of: unit }), { replace: true });
      return null;
    }
    return problem;
  };
  return {
    ...state,
    send: (event) => {
      event.preventDefault();
      if (state.busy) return;
      setState({ busy: true, problem: null });
      void report(event.currentTarget).then((problem) => setState({ busy: false, problem }));
    },
  };
}
