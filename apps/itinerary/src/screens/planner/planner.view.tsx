import { wrap } from '@latchkey/ui/text';
import type { PlannerModel } from './planner.loader.ts';

export const PlannerView = ({ model }: { readonly model: PlannerModel }) => (
  <main id="main" className={wrap}>
    <h1>{model.title}</h1>
  </main>
);
