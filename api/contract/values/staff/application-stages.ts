/** In order (specification 4, careers application process). */
export const applicationStages = ['received', 'review', 'interview', 'decision'] as const
export type ApplicationStage = (typeof applicationStages)[number]

export const applicationOutcomes = ['hired', 'declined'] as const
export type ApplicationOutcome = (typeof applicationOutcomes)[number]

/** By where it leads: to a stage, or to the decision with its outcome. */
export const applicationSteps = ['review', 'interview', ...applicationOutcomes] as const
export type ApplicationStep = (typeof applicationSteps)[number]

/** Forward only. Nobody is hired without an interview; declining needs none. */
export const stepsFrom: Record<ApplicationStage, readonly ApplicationStep[]> = {
  received: ['review'],
  review: ['interview', 'declined'],
  interview: ['hired', 'declined'],
  decision: [],
}

/** The steps that applicants may be told of. */
export const stageMails = ['interview', ...applicationOutcomes] as const
export type StageMail = (typeof stageMails)[number]

export function isMailed(step: ApplicationStep): step is StageMail {
  return step !== 'review'
}

/** In characters. */
export const applicationDeskLimits = { search: 100, words: 2000, note: 2000 } as const
