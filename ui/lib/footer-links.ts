export const companyPaths = {
  about: '/about',
  portfolio: '/portfolio',
  careers: '/careers',
  contact: '/contact',
} as const

export const legalPaths = {
  imprint: '/imprint',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  gdpr: '/gdpr',
} as const

export type FooterLink = keyof typeof companyPaths | keyof typeof legalPaths
