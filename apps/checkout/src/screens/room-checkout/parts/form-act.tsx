import { TextButton } from '@latchkey/ui/button';
import type { ComponentProps, MouseEvent } from 'react';

interface FormActProps extends Omit<ComponentProps<typeof TextButton>, 'type' | 'name' | 'value' | 'onClick'> {
  /** What the engine is asked for where the form is posted without a script. */
  readonly act: string;
  readonly onAct: () => void;
}

/** A button that changes the form: at once where the script is there, by posting the form where it is not. */
export function FormAct({ act, onAct, ...rest }: FormActProps) {
  const press = (event: MouseEvent): void => {
    event.preventDefault();
    onAct();
  };
  return <TextButton {...rest} type="submit" name="act" value={act} onClick={press} />;
}
