/** What an applicant may be interested in (specification 3). */
export const applicationInterests = ['freelancer', 'partnership', 'fulltime', 'other'] as const

export type ApplicationInterest = (typeof applicationInterests)[number]
