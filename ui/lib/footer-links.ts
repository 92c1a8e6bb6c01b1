export const footerLinks = [
  'about',
  'portfolio',
  'careers',
  'contact',
  'privacyPolicy',
  'termsOfService',
  'cookiePolicy',
  'gdpr',
] as const
export type FooterLink = (typeof footerLinks)[number]

export const companyPaths = {
  about: '/about',
  portfolio: '/portfolio',
  careers: '/careers',
  contact: '/contact',
} as const

export const legalPaths = {
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  gdpr: '/gdpr',
} as const
