/** The services that the footer lists and the service modal explains (D20). */
export const offeredServices = ['webDesign', 'webDevelopment', 'graphicDesign', 'socialMedia', 'videoEditing'] as const
export type OfferedService = (typeof offeredServices)[number]
