import { wrap } from '@latchkey/ui/text';
import type { HomeModel } from './home.loader.ts';

export const HomeView = ({ model }: { readonly model: HomeModel }) => (
  <main id="main" className={wrap}>
    <h1>{model.title}</h1>
  </main>
);
