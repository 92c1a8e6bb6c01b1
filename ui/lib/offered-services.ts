/** D20. */
export const offeredServices = ['webDesign', 'webDevelopment', 'graphicDesign', 'socialMedia', 'videoEditing'] as const
export type OfferedService = (typeof offeredServices)[number]
