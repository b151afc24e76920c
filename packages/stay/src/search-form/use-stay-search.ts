import { useNavigation } from '@latchkey/site';
import type { AskedStay } from '../stay-model.types.ts';
import { isHere } from './is-here.ts';
import { useOpenQuestion, type OpenQuestion } from './use-asking.ts';

interface StaySearch extends OpenQuestion {
  readonly search: (asked: AskedStay) => void;
}

/** A search for nights whose every answer searches at once; `name` tells it from the others of its page. */
export function useStaySearch(
  name: string,
  to: (asked: AskedStay) => string,
  onSearch?: (asked: AskedStay) => void,
): StaySearch {
  const { go } = useNavigation();
  const question = useOpenQuestion(name);
  const search = (asked: AskedStay): void => {
    question.close();
    onSearch?.(asked);
    // Do not navigate to the page that is already open: it would scroll to the top.
    if (!isHere(to(asked))) go(to(asked));
  };
  return { ...question, search };
}
