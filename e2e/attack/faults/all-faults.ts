import type { Fault } from './fault.types.ts';
import { ofCrowds } from './of-crowds.ts';
import { ofHoarders } from './of-hoarders.ts';
import { ofMoney } from './of-money.ts';
import { ofOperation } from './of-operation.ts';
import { ofStrangers } from './of-strangers.ts';

/** Every fault that was found once. */
export const allFaults: readonly Fault[] = [...ofCrowds, ...ofStrangers, ...ofHoarders, ...ofMoney, ...ofOperation];

/** The package that a file is of, from the repository's root. */
export function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
