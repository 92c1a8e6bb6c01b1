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

/** All that applicants are told by staff: a step, or that their application is kept longer. */
export const applicantMails = [...stageMails, 'kept'] as const
export type ApplicantMail = (typeof applicantMails)[number]

/** Why an application may be kept longer: its applicant agreed (GDPR, article 6(1)(a)), or a legal claim needs it (article 17(3)(e)). */
export const keepGrounds = ['consent', 'claim'] as const
export type KeepGround = (typeof keepGrounds)[number]

/** Months after the ordinary day, however often it is put off (privacy policy). */
export const KEPT_LONGER = 12

/** In characters. */
export const applicationDeskLimits = { search: 100, words: 2000, note: 2000, leastReason: 10, reason: 500 } as const
