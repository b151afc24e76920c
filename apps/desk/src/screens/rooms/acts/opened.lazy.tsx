import { CellMenu } from './cell-menu.tsx';
import { CloseForm } from './close-form.tsx';
import { ClosureMenu } from './closure-menu.tsx';
import { DatesSheet } from './dates-sheet.tsx';
import { ExchangeSheet } from './exchange-sheet.tsx';
import { MoveList } from './move-list.tsx';
import type { OpenedProps } from './opened.types.ts';
import type { Opened } from '../plan-acts.types.ts';
import { SplitForm } from './split-form.tsx';
import { StayMenu } from './stay-menu.tsx';
import { UpgradeList } from './upgrade-list.tsx';

/** What is open beside the plan. */
export function OpenedOnPlan({ opened, ...shared }: OpenedProps & { readonly opened: Opened }) {
  switch (opened.kind) {
    case 'menu':
      return <StayMenu {...shared} bar={opened.bar} />;
    case 'move':
      return <MoveList {...shared} bar={opened.bar} />;
    case 'split':
      return <SplitForm {...shared} bar={opened.bar} />;
    case 'upgrade':
      return <UpgradeList {...shared} bar={opened.bar} to={opened.to} />;
    case 'exchange':
      return <ExchangeSheet {...shared} bar={opened.bar} unitId={opened.unitId} nights={opened.nights} />;
    case 'dates':
      return <DatesSheet {...shared} bar={opened.bar} nights={opened.nights} />;
    case 'closure':
      return <ClosureMenu {...shared} bar={opened.bar} />;
    case 'cell':
      return <CellMenu {...shared} unit={opened.unit} first={opened.first} />;
    case 'close':
      return <CloseForm {...shared} asked={opened} />;
  }
}
