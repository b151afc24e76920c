import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { useStayWords } from '@latchkey/stay/stay-words';
import type { StayStep } from '@latchkey/stay/use-stay';
import { useToast } from '@latchkey/ui/toast';
import { useLingui } from '@lingui/react/macro';

/** Says what a step has done, how many rooms the stay has now and which extras went with it, and offers to undo it. */
export function useStepToast(): (text: string, step: StayStep) => void {
  const { t } = useLingui();
  const { locale } = usePage();
  const words = useStayWords();
  const toast = useToast();
  return (text, { undo, held, gone }) => {
    const [rooms, extras] = [words.held(held), withCommas(gone, locale)];
    const notes = [t`Your stay: ${rooms}`, ...(gone.length === 0 ? [] : [t`No longer in it: ${extras}`])];
    toast({ text, notes, undo: { label: t({ message: 'Undo', context: 'a choice just made' }), act: undo } });
  };
}
