import { deskUrl } from '@latchkey/site/urls';
import { Door, DoorLanguages } from '../../frame/door.tsx';
import { PersonMenu } from '../../frame/person-menu.tsx';
import { AskToStart } from './parts/ask-to-start.tsx';
import { Houses } from './parts/houses.tsx';
import { StepPage } from './step-page.tsx';
import type { StartModel } from './start.model.ts';

/** Setting up a house: by mail to begin with, then step by step. */
export function StartView({ model }: { readonly model: StartModel }) {
  if (model.page === 'houses')
    return (
      <Door end={<PersonMenu person={model.person} roleHere={null} here={deskUrl('start')} />}>
        <Houses starts={model.starts} />
      </Door>
    );
  if (model.page === 'step') {
    const { start, step, person } = model;
    const here =
      start === null ? deskUrl('start', {}, { new: '1' }) : deskUrl('startStep', { house: start.hotelId, step });
    return (
      <Door end={<PersonMenu person={person} roleHere={null} here={here} />}>
        <StepPage key={here} model={model} />
      </Door>
    );
  }
  return (
    <Door end={<DoorLanguages here={deskUrl('start')} />}>
      <AskToStart model={model} />
    </Door>
  );
}
