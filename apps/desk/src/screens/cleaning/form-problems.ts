import { photoProblems } from '../../parts/photo/send-photo.ts';
import type { CleaningProblem } from './cleaning.model.ts';

/** Whether a problem is one of the photo of what is broken, and said beside it. */
export const isPhotoProblem = (problem: CleaningProblem): boolean =>
  problem === 'unknown_picture' || photoProblems.some((one) => one === problem);

/** Whether a problem is one of a field of the form that tells what is broken, and said there alone. */
export const isFormProblem = (problem: CleaningProblem): boolean =>
  problem === 'text_missing' || problem === 'too_long' || problem === 'date_wrong' || isPhotoProblem(problem);
