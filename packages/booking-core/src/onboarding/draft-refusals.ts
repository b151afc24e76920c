/** Why a change of a draft is refused: the provider sets it, there is no such place, or the documents grow too long. */
export const draftRefusals = ['not_here', 'no_place', 'too_much'] as const;

export type DraftRefusal = (typeof draftRefusals)[number];
