/** The eight purposes of a contact message (specification 3). */
export const contactPurposes = [
  'project',
  'partnership',
  'consultation',
  'support',
  'quote',
  'collaboration',
  'feedback',
  'general',
] as const

export type ContactPurpose = (typeof contactPurposes)[number]
