/** The crafts on the home page's cards (D20). */
export const homeServices = ['webDesign', 'webDevelopment', 'graphicDesign', 'socialMedia', 'appDevelopment'] as const
export type HomeService = (typeof homeServices)[number]

/** Those behind the footer's modal (D20). */
export const footerServices = ['webDesign', 'webDevelopment', 'graphicDesign', 'socialMedia', 'videoEditing'] as const
export type FooterService = (typeof footerServices)[number]

/** All that the agency offers. Their words: `locales/{language}/site/services.json`. */
export const services = [...homeServices, 'videoEditing'] as const
