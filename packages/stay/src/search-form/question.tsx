import { Icon, type IconShape } from '@latchkey/ui/icon';
import type { ReactNode } from 'react';
import * as styles from './search-form.module.css';

interface QuestionProps {
  readonly label: string;
  readonly answer: string;
  readonly icon: IconShape;
  readonly onOpen: () => void;
  readonly onNear: () => void;
}

/** One question of a search with its answer: a press opens its dialog. */
export function QuestionButton({ label, answer, icon, onOpen, onNear }: QuestionProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.question}
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <small>{label}</small>
      <b>
        {answer}
        <Icon icon={icon} />
      </b>
    </button>
  );
}
