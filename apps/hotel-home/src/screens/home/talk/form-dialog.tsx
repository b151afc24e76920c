import { Button } from '@latchkey/ui/button';
import { Dialog } from '@latchkey/ui/dialog';
import { type Sending, typedIn } from '@latchkey/stay/send-form';
import { useId, type FormEvent, type ReactNode } from 'react';
import { SentNote } from './sent-note.island.tsx';
import * as styles from './talk.module.css';

interface FormDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly state: Sending['state'];
  /** What the button says. */
  readonly act: ReactNode;
  /** The words once it was sent. */
  readonly thanks: ReactNode;
  /** Gets what stands in a field, by its name. */
  readonly onSend: (text: (name: string) => string) => void;
  readonly children: ReactNode;
}

/** A form in a dialog with one act, and a word of thanks in its place once it was sent. */
export function FormDialog({ state, act, thanks, onSend, children, ...dialog }: FormDialogProps): ReactNode {
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSend(typedIn(event));
  };
  const button = (
    <Button wide type="submit" form={form} busy={state === 'sending'}>
      {act}
    </Button>
  );
  return (
    <Dialog {...dialog} foot={state === 'sent' ? undefined : button}>
      {state === 'sent' ? (
        <SentNote>{thanks}</SentNote>
      ) : (
        <form id={form} className={styles.form} noValidate onSubmit={submit}>
          {children}
        </form>
      )}
    </Dialog>
  );
}
