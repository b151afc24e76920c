import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';

export interface PlannerModel {
  readonly title: string;
}

export async function load(request: ScreenRequest): Promise<ScreenOutcome<PlannerModel>> {
  return { kind: 'ready', model: { title: `${request.site.name} planner` } };
}
