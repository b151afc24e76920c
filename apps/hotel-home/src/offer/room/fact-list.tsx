import type { HotelRoom } from '@latchkey/api-contract/types';
import { Icon } from '@latchkey/ui/icon';
import type { ReactNode } from 'react';
import * as styles from './fact-list.module.css';
import { useRoomFacts } from './use-room-words.ts';

/** What a room is, in a few words with a picture each: beds, size, for how many. */
export function FactList({ room }: { readonly room: HotelRoom }): ReactNode {
  const factsOf = useRoomFacts();
  return (
    <ul className={styles.facts}>
      {factsOf(room).map(({ key, icon, text }) => (
        <li key={key}>
          <Icon icon={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
